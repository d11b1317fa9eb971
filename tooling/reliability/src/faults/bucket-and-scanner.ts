import {
  after,
  startBucketServer,
  startFaultProxy,
  startScannerServer,
  startServerRun,
  until,
  type ConnectionFault,
  type ScannerBehaviour,
  type ScannerMoment,
} from '@kestrova/api/testing';
import {
  countLeftDescriptors,
  countTemporary,
  maxResponseTime,
  measure,
  sendApplication,
  tally,
  warmUp,
} from '../measure.ts';
import { createResult, type Result } from '../report.ts';

const behaviours: ScannerBehaviour[] = ['reset', 'close', 'silent', 'size limit', 'half a reply'];
const moments: ScannerMoment[] = ['at connect', 'mid-stream', 'after the stream'];

/** A scanner that breaks off, is silent or replies half, before, in and after the stream. */
export async function disturbScanner(): Promise<Result> {
  const modes = moments.flatMap((moment) => behaviours.map((behaviour) => ({ behaviour, moment })));
  await using scanner = await startScannerServer();
  await using run = await startServerRun({ CLAMD_URL: scanner.url });
  const before = await warmUp(run);
  scanner.setModes(...modes, { behaviour: 'clean', moment: 'after the stream' });
  const outcomes = await Promise.all(modes.map(() => sendApplication(run.visitor, 300_000)));
  const left = await countLeftDescriptors(run.server, before);
  const last = await sendApplication(run.visitor, 10_000);
  return describe(outcomes, {
    'not accepted afterwards': last.status !== 200,
    'descriptors left': left,
    'temporary files left': countTemporary(run.place),
    'wrong exit code': (await run.server.end('SIGTERM')) !== 0,
  });
}

const bucketFaults: ConnectionFault[] = [
  { fromClient: after(1, 'freeze') },
  { fromClient: after(100_000, 'freeze') },
  { fromServer: after(20, 'freeze') },
  { fromClient: after(100_000, 'reset') },
  { fromServer: after(20, 'reset') },
];

/** A bucket that freezes or resets at any moment, and a stop while it is frozen. */
export async function disturbBucket(): Promise<Result> {
  await using bucket = await startBucketServer();
  const endpoint = bucket.environment['S3_ENDPOINT'] ?? '';
  const proxy = await startFaultProxy(endpoint);
  await using run = await startServerRun({
    ...bucket.environment,
    S3_ENDPOINT: proxy.cover(endpoint),
  });
  const before = await warmUp(run);
  const waiting = [...bucketFaults];
  proxy.drop();
  proxy.setFault(() => waiting.shift() ?? { fromClient: after(1, 'freeze') });
  const send = () => sendApplication(run.visitor, 3_000_000);
  const outcomes = await Promise.all(bucketFaults.map(send));
  const left = await countLeftDescriptors(run.server, before);
  const temporary = countTemporary(run.place);
  const sending = send();
  await until(() => countTemporary(run.place) > 0);
  const { result: code, took: stopping } = await measure(() => run.server.end('SIGTERM'));
  outcomes.push(await sending);
  await proxy.stop();
  return describe(outcomes, {
    'stopped too late': stopping > maxResponseTime,
    'descriptors left': left,
    'temporary files left': temporary,
    'wrong exit code': code !== 0,
  });
}

/** Every upload gets 503 in time. */
function describe(
  outcomes: readonly { status: number; took: number }[],
  broken: Record<string, number | boolean>,
): Result {
  const slowest = Math.max(...outcomes.map(({ took }) => took));
  return createResult(`${tally(outcomes.map(({ status }) => status))} in ${slowest} ms`, {
    'not 503': outcomes.some(({ status }) => status !== 503),
    'too late': slowest > maxResponseTime,
    ...broken,
  });
}
