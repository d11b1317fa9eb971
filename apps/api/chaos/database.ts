import { setTimeout as pause } from 'node:timers/promises';
import { createFatalTamper } from '../src/testing/fatal-session.ts';
import { after, startFaultProxy, type ConnectionFault } from '../src/testing/fault-proxy.ts';
import type { PostgresCluster } from '../src/testing/postgres-cluster.ts';
import { startServerRun } from '../src/testing/server-run.ts';
import { until } from '../src/testing/until.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
} from '../src/testing/visitor.ts';
import { auditRecords } from './audit.ts';
import { createLedger, jobListPath, startLoad } from './ledger.ts';
import {
  countLeftDescriptors,
  countTemporary,
  maxResponseTime,
  measure,
  readUsage,
  tally,
  type Finding,
} from './scenario.ts';

/** The database is killed or frozen under load: clear responses in time, jobs still shown, no loss. */
export async function disturbDatabase(
  cluster: PostgresCluster,
  fault: 'down' | 'frozen',
): Promise<Finding> {
  await using run = await startServerRun({ DATABASE_URL: await cluster.createDatabase() });
  const { visitor, server, place } = run;
  const ledger = createLedger();
  await visitor.get(jobListPath);
  const load = startLoad(() => server.port, 4, ledger);
  await pause(500);
  await load.stop();
  if (fault === 'down') await cluster.kill();
  else cluster.freeze();
  const { result: statuses, took } = await measure(async () => {
    const sending = [
      visitor.sendContactRequest(createContactRequest()),
      visitor.sendApplication(createApplicationForm(createApplicationData())),
      visitor.get(jobListPath),
    ];
    return (await Promise.all(sending)).map(({ status }) => status);
  });
  if (fault === 'down') await cluster.start();
  else cluster.thaw();
  const isBack = async () => (await visitor.sendContactRequest(createContactRequest())).ok;
  await until(isBack);
  const audit = await auditRecords(place.config, ledger);
  const temporary = countTemporary(place);
  return {
    fault: `database ${fault}`,
    result: `POSTs ${statuses[0]} and ${statuses[1]}, jobs ${statuses[2]}, in ${took} ms; ${audit.acknowledged} kept before, ${audit.missing} missing, ${temporary} temporary files`,
    holds:
      statuses.join() === '503,503,200' &&
      took < maxResponseTime &&
      audit.missing + audit.damagedFiles + temporary === 0,
  };
}

/** More than the database sends for one submission on a new connection. */
const conversation = { bytes: 660, messages: 45 };

/**
 * The database's connection is reset at every sixth byte of what it sends for a submission, and its
 * session ended after every message with FATAL and ReadyForQuery. Each fault meets one submission,
 * whose retry with the same key must find one record.
 */
export async function disturbDatabaseConnection(cluster: PostgresCluster): Promise<Finding> {
  const url = await cluster.createDatabase();
  const proxy = await startFaultProxy(url);
  await using run = await startServerRun({
    DATABASE_URL: proxy.cover(url),
    OUTBOX_POLL_MS: '3600000',
  });
  const before = readUsage(run.server.pid);
  const faults = createFaults();
  const ledger = createLedger();
  const statuses: number[] = [];
  let slowest = 0;
  for (const createFault of faults) {
    const request = createContactRequest();
    const key = crypto.randomUUID();
    const send = () =>
      run.visitor.sendContactRequest(request, key).then(
        ({ status }) => status,
        () => 0,
      );
    proxy.setFault(createFault);
    proxy.drop();
    const { result, took } = await measure(send);
    statuses.push(result);
    slowest = Math.max(slowest, took);
    proxy.setFault(() => ({}));
    proxy.drop();
    if (run.server.hasEnded()) break;
    // Where no retry succeeds, the audit counts it as missing.
    await until(async () => (await send()) === 200, 5000).catch(() => undefined);
    ledger.acknowledged.set(request.email, undefined);
  }
  const { acknowledged, missing, doubled } = await auditRecords(run.place.config, ledger);
  const kept = acknowledged - missing - doubled;
  proxy.drop();
  const left = await countLeftDescriptors(run.server, before);
  const code = await run.server.end('SIGTERM');
  await proxy.stop();
  return {
    fault: 'database connection reset, or ended with FATAL, at any byte',
    result: `${statuses.length} of ${faults.length} faults: ${tally(statuses)}, slowest ${slowest} ms; ${kept} kept once after a retry, ${left} descriptors left; exit ${code}`,
    holds:
      statuses.every((status) => status === 200 || status === 503) &&
      statuses.includes(503) &&
      slowest < maxResponseTime &&
      kept === faults.length &&
      left + Number(code) === 0,
  };
}

function createFaults(): (() => ConnectionFault)[] {
  const resets = Array.from({ length: conversation.bytes / 6 }, (_, index) => () => ({
    fromServer: after(index * 6 + 1, 'reset'),
  }));
  const endings = Array.from({ length: conversation.messages }, (_, index) => [
    () => ({ fromServer: createFatalTamper(index, 'end') }),
    () => ({ fromServer: createFatalTamper(index, 'continue') }),
  ]);
  return [...resets, ...endings.flat()];
}
