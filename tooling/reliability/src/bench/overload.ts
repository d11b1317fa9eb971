import {
  auditRecords,
  createContactRequest,
  createLedger,
  startServerRun,
  type Visitor,
} from '@kestrova/api/testing';
import { createResult, type Result } from '../report.ts';
import { floodServer } from './flood.ts';

const clients = 3000;
/** In milliseconds, as the next one. */
const maxTime = 5000;
const maxNormalTime = 100;

/** Many clients that post at once, with the default limits. */
export async function measureOverload(): Promise<Result> {
  const limits = { MAX_SUBMISSIONS_IN_PROGRESS: '', MAX_UPLOADS_IN_PROGRESS: '' };
  await using run = await startServerRun(limits);
  const received = await floodServer(run.server.port, clients);
  const recovery = await timeRecovery(run.visitor);
  const accepted = received.filter(({ status }) => status === 200);
  const rejected = received.filter(({ status, retryAfter }) => status === 503 && retryAfter > 0);
  const ledger = createLedger();
  for (const { email } of accepted) ledger.acknowledged.set(email, undefined);
  const { missing, doubled } = await auditRecords(run.place.config, ledger);
  const times = received.map(({ milliseconds }) => milliseconds).toSorted((one, two) => one - two);
  const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
  return createResult(
    `${clients} at once: ${accepted.length} accepted, ${rejected.length} rejected, p99 ${p99} ms, normal after ${recovery} ms`,
    {
      'neither accepted nor rejected': clients - accepted.length - rejected.length,
      'p99 above 5 s': p99 > maxTime,
      'records missing': missing,
      'records doubled': doubled,
    },
  );
}

/** Milliseconds until a contact request is accepted in normal time. */
async function timeRecovery(visitor: Visitor): Promise<number> {
  const start = performance.now();
  for (;;) {
    const sent = performance.now();
    const { status } = await visitor.sendContactRequest(createContactRequest());
    const now = performance.now();
    if (status === 200 && now - sent < maxNormalTime) return Math.round(now - start);
  }
}
