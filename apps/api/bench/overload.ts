import { auditRecords } from '../chaos/audit.ts';
import { floodServer, type FloodResponse } from '../chaos/flood.ts';
import { createLedger } from '../chaos/ledger.ts';
import { createPlace } from '../src/testing/place.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { createContactRequest, createVisitor, type Visitor } from '../src/testing/visitor.ts';
import type { Figure } from './job-list.ts';

const clients = 3000;
const maxNormalTime = 100;

/** Many clients that post at once, with the default limits. */
export async function measureOverload(): Promise<Figure> {
  const place = createPlace({ MAX_SUBMISSIONS_IN_PROGRESS: '', MAX_UPLOADS_IN_PROGRESS: '' });
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  const received = await floodServer(server.port, clients);
  const recovery = await timeRecovery(visitor);
  await server.end('SIGTERM');
  const accepted = received.filter(({ status }) => status === 200);
  const refused = received.filter(({ status, retryAfter }) => status === 503 && retryAfter > 0);
  const ledger = createLedger();
  for (const { email } of accepted) ledger.acknowledged.set(email, undefined);
  const { missing } = await auditRecords(place.config, ledger);
  place.remove();
  const others = clients - accepted.length - refused.length;
  return {
    what: `overload: ${clients} contact requests at once`,
    measured: `p50 ${findPercentile(received, 0.5)} ms; ${accepted.length} accepted (${missing} missing), ${refused.length} refused, ${others} neither; normal after ${recovery} ms`,
    ratio: `p99 ${findPercentile(received, 0.99)} ms`,
    bar: '≤ 5000 ms',
  };
}

function findPercentile(received: readonly FloodResponse[], share: number): number {
  const times = received.map(({ milliseconds }) => milliseconds).toSorted((one, two) => one - two);
  return Math.round(times[Math.floor(times.length * share)] ?? 0);
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
