import {
  after,
  auditLedger,
  createContactRequest,
  startFaultProxy,
  startServerRun,
  until,
  type Ledger,
} from '@kestrova/api/testing';
import { findLeftovers, maxResponseTime, measure, readUsage, tally } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';

/** In bytes: more than the database sends for one submission on a new connection. */
const conversation = 1200;

/**
 * Resets the database's connection at every sixth byte that it sends for a submission. A retry with the
 * same key must find one record.
 */
export async function disturbDatabaseConnection(options: RunOptions): Promise<Result> {
  const { DATABASE_URL: url = '' } = await options.createDatabase('postgres');
  await using proxy = await startFaultProxy(url);
  await using run = await startServerRun({
    DATABASE_URL: proxy.url,
    OUTBOX_POLL_MS: '3600000',
  });
  const { server, visitor, place } = run;
  const before = readUsage(server.pid);
  const ledger: Ledger = new Map();
  const statuses: number[] = [];
  let slowest = 0;
  for (let at = 1; at <= conversation; at += 6) {
    const [request, key] = [createContactRequest(), crypto.randomUUID()];
    const send = () =>
      visitor.sendContactRequest(request, key).then(
        ({ status }) => status,
        () => 0,
      );
    proxy.setFault(() => ({ fromServer: after(at, 'reset') }));
    const { result, took } = await measure(send);
    statuses.push(result);
    slowest = Math.max(slowest, took);
    proxy.setFault();
    if (server.hasEnded()) break;
    // If no retry succeeds, the audit counts the submission as missing.
    await until(async () => (await send()) === 200, 5000).catch(() => undefined);
    ledger.set(request.email, undefined);
  }
  const { broken } = await auditLedger(place, ledger);
  const leftovers = await findLeftovers(run, before);
  const code = await server.end('SIGTERM');
  return createResult(`${tally(statuses)}, slowest ${slowest} ms; exit ${code}`, {
    ...broken,
    ...leftovers,
    'the server has ended': statuses.length < conversation / 6,
    'neither 200 nor 503': statuses.some((status) => status !== 200 && status !== 503),
    'no fault met a submission': !statuses.includes(503),
    'the faults end before the conversation': !statuses.includes(200),
    'too late': slowest > maxResponseTime,
    'wrong exit code': code !== 0,
  });
}
