import {
  after,
  auditRecords,
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createFatalTamper,
  createLedger,
  jobListPath,
  openUploads,
  startFaultProxy,
  startLoad,
  startServerRun,
  until,
  type ConnectionFault,
} from '@kestrova/api/testing';
import {
  countLeftDescriptors,
  countTemporary,
  maxResponseTime,
  measure,
  readUsage,
  tally,
} from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';

/** The database is killed or frozen under load: clear responses in time, jobs still shown, no loss. */
export async function disturbDatabase(
  options: RunOptions,
  fault: 'down' | 'frozen',
): Promise<Result> {
  const cluster = await options.cluster();
  await using run = await startServerRun(await options.createDatabase('postgres'));
  const { visitor, server, place } = run;
  const ledger = createLedger();
  await visitor.get(jobListPath);
  const load = startLoad(() => server.port, 4, ledger);
  await until(() => ledger.acknowledged.size > 20);
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
  await until(async () => (await visitor.sendContactRequest(createContactRequest())).ok);
  const audit = await auditRecords(place.config, ledger);
  return createResult(`submissions and job list: ${statuses.join(', ')} in ${took} ms`, {
    'not 503, 503 and 200': statuses.join() !== '503,503,200',
    'too late': took > maxResponseTime,
    'records missing': audit.missing,
    'files damaged': audit.damagedFiles,
    'temporary files left': countTemporary(place),
  });
}

/** SIGTERM while PostgreSQL is frozen and a visitor waits for it: the process ends at the deadline. */
export async function stopDuringFrozenDatabase(options: RunOptions): Promise<Result> {
  const settings = await options.createDatabase('postgres');
  await using run = await startServerRun({ ...settings, SHUTDOWN_SECONDS: '2' });
  const cluster = await options.cluster();
  const [upload] = await openUploads(run.server.port, 1);
  await until(() => countTemporary(run.place) === 1);
  cluster.freeze();
  upload?.finish();
  const { result: code, took } = await measure(() => run.server.end('SIGTERM'));
  cluster.thaw();
  const status = (await upload?.response)?.status;
  return createResult(`response ${status}, exit ${code} after ${took} ms`, {
    'not 503': status !== 503,
    'too late': took > maxResponseTime,
    'wrong exit code': code !== 0,
    'temporary files left': countTemporary(run.place),
  });
}

/** More than the database sends for one submission on a new connection. */
const conversation = { bytes: 660, messages: 45 };

/**
 * The database's connection is reset at every sixth byte of what it sends for a submission, and its
 * session ended after every message with FATAL and ReadyForQuery. Each fault meets one submission,
 * whose retry with the same key must find one record.
 */
export async function disturbDatabaseConnection(options: RunOptions): Promise<Result> {
  const { DATABASE_URL: url = '' } = await options.createDatabase('postgres');
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
    // If no retry succeeds, the audit counts it as missing.
    await until(async () => (await send()) === 200, 5000).catch(() => undefined);
    ledger.acknowledged.set(request.email, undefined);
  }
  const { missing, doubled } = await auditRecords(run.place.config, ledger);
  proxy.drop();
  const left = await countLeftDescriptors(run.server, before);
  const code = await run.server.end('SIGTERM');
  await proxy.stop();
  return createResult(`${tally(statuses)}, slowest ${slowest} ms; exit ${code}`, {
    'faults not tried': faults.length - statuses.length,
    'neither 200 nor 503': statuses.some((status) => status !== 200 && status !== 503),
    'no fault met a submission': !statuses.includes(503),
    'too late': slowest > maxResponseTime,
    'records missing': missing,
    'records doubled': doubled,
    'descriptors left': left,
    'wrong exit code': code !== 0,
  });
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
