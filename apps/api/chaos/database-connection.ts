import {
  startFaultProxy,
  type ConnectionFault,
  type FaultProxy,
  after,
} from '../src/testing/fault-proxy.ts';
import { createFatalTamper } from '../src/testing/fatal-session.ts';
import { createPlace, type TestPlace } from '../src/testing/place.ts';
import type { PostgresCluster } from '../src/testing/postgres-cluster.ts';
import { startServerProcess, type ServerProcess } from '../src/testing/server-process.ts';
import { until } from '../src/testing/until.ts';
import { createContactRequest, createVisitor } from '../src/testing/visitor.ts';
import { auditRecords } from './audit.ts';
import type { Finding } from './faults.ts';
import { createLedger } from './ledger.ts';
import { maxResponseTime } from './scanner-and-bucket.ts';
import { countLeftDescriptors, readHoldings, tally } from './observe.ts';

/** More than the database says to one submission on a new connection. */
const conversation = { bytes: 660, messages: 45 };

/**
 * The database's connection is reset at every sixth byte of what it says to a submission, and its
 * session ended after every message with FATAL and ReadyForQuery. Each fault meets one submission,
 * whose repetition with the same key must find one record.
 */
export async function disturbDatabaseConnection(cluster: PostgresCluster): Promise<Finding> {
  const url = await cluster.createDatabase();
  const proxy = await startFaultProxy(url);
  const place = createPlace({ DATABASE_URL: proxy.cover(url), OUTBOX_POLL_MS: '3600000' });
  const server = await startServerProcess(place.environment);
  const before = readHoldings(server.pid);
  const faults = createFaults();
  const { answered, slowest, kept } = await repeatThrough(place, proxy, server, faults);
  proxy.drop();
  const left = await countLeftDescriptors(server, before);
  const code = await server.end('SIGTERM');
  await proxy.stop();
  place.remove();
  return {
    fault: 'database connection reset, or ended with FATAL, at any byte',
    result: `${answered.length} of ${faults.length} faults: ${tally(answered)}, slowest ${slowest} ms; ${kept} kept once after a retry, ${left} descriptors left; exit ${code}`,
    holds:
      answered.every((status) => status === 200 || status === 503) &&
      answered.includes(503) &&
      slowest < maxResponseTime &&
      kept === faults.length &&
      left + Number(code) === 0,
  };
}

function createFaults(): (() => ConnectionFault)[] {
  const cuts = Array.from({ length: conversation.bytes / 6 }, (_, index) => () => ({
    fromServer: after(index * 6 + 1, 'reset'),
  }));
  const endings = Array.from({ length: conversation.messages }, (_, index) => [
    () => ({ fromServer: createFatalTamper(index, 'end') }),
    () => ({ fromServer: createFatalTamper(index, 'continue') }),
  ]);
  return [...cuts, ...endings.flat()];
}

async function repeatThrough(
  place: TestPlace,
  proxy: FaultProxy,
  server: ServerProcess,
  faults: readonly (() => ConnectionFault)[],
) {
  const visitor = await createVisitor(server.port);
  const answered: number[] = [];
  const ledger = createLedger();
  let slowest = 0;
  for (const createFault of faults) {
    const request = createContactRequest();
    const key = crypto.randomUUID();
    const send = () =>
      visitor.sendContactRequest(request, key).then(
        ({ status }) => status,
        () => 0,
      );
    proxy.setFault(createFault);
    proxy.drop();
    const started = performance.now();
    answered.push(await send());
    slowest = Math.max(slowest, Math.round(performance.now() - started));
    proxy.setFault(() => ({}));
    proxy.drop();
    if (readHoldings(server.pid).descriptors === 0) break;
    await until(async () => (await send()) === 200, 5000).catch(() => undefined);
    ledger.acknowledged.set(request.email, undefined);
  }
  const { acknowledged, missing, doubled } = await auditRecords(place.settings, ledger);
  return { answered, slowest, kept: acknowledged - missing - doubled };
}
