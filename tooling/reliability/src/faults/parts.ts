import {
  after,
  auditLedger,
  createApplicationData,
  createContactRequest,
  createPdf,
  createPlace,
  jobListPath,
  openUploads,
  scannerFaults,
  sha256,
  startBucketServer,
  startFaultProxy,
  startLoad,
  startScannerServer,
  startServerProcess,
  until,
  type ConnectionFault,
  type Ledger,
  type PostgresCluster,
} from '@kestrova/api/testing';
import {
  countTemporary,
  findLeftovers,
  maxResponseTime,
  measure,
  sendApplication,
  tally,
  warmUp,
} from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';

/** Something that the server depends on, with its fault. */
interface Part {
  /** The settings of a server that uses it. */
  settings: Record<string, string>;
  /** The status of a message, which has no files, during the fault; an application gets 503. */
  message: 200 | 503;
  /** The number of submissions that meets each of its faults. */
  faults: number;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

type StartPart = (options: RunOptions, resources: AsyncDisposableStack) => Promise<Part>;

const frozen: ConnectionFault = { fromClient: after(1, 'freeze') };
const bucketFaults: readonly ConnectionFault[] = [
  { fromClient: after(100_000, 'freeze') },
  { fromServer: after(20, 'freeze') },
  { fromClient: after(100_000, 'reset') },
  { fromServer: after(20, 'reset') },
];

type FaultOfDatabase = (cluster: PostgresCluster) => Pick<Part, 'begin' | 'end'>;

const startDatabase =
  (choose: FaultOfDatabase): StartPart =>
  async (options) => ({
    settings: await options.createDatabase('postgres'),
    message: 503,
    faults: 4,
    ...choose(await options.cluster()),
  });

/** The database, the bucket and the scanner, each with its faults. */
export const parts: Readonly<Record<string, StartPart>> = {
  'database down': startDatabase(({ kill, start }) => ({ begin: kill, end: start })),
  'database frozen': startDatabase(({ freeze, thaw }) => ({ begin: freeze, end: thaw })),
  async 'bucket frozen or reset at any byte'(_, resources) {
    const { environment } = resources.use(await startBucketServer());
    const proxy = resources.use(await startFaultProxy(environment.S3_ENDPOINT));
    return {
      message: 200,
      faults: bucketFaults.length + 1,
      settings: { ...environment, S3_ENDPOINT: proxy.url },
      begin() {
        const faults = bucketFaults.values();
        proxy.setFault(() => faults.next().value ?? frozen);
      },
      end: () => proxy.setFault(),
    };
  },
  async 'scanner breaking off at any moment'(_, resources) {
    const scanner = resources.use(await startScannerServer());
    return {
      message: 200,
      faults: scannerFaults.length,
      settings: { CLAMD_URL: scanner.url },
      begin: () => scanner.setModes(...scannerFaults, { behavior: 'silent', moment: 'at connect' }),
      end: () => scanner.setModes({ behavior: 'clean', moment: 'after the stream' }),
    };
  },
};

/**
 * A part fails: visitors get 503 in time, independent functions work, nothing acknowledged is lost,
 * nothing stays open, and the server can stop in time.
 */
export async function disturbPart(options: RunOptions, start: StartPart): Promise<Result> {
  await using resources = new AsyncDisposableStack();
  const part = await start(options, resources);
  await using run = await startServerProcess(
    createPlace({ ...part.settings, SHUTDOWN_SECONDS: '5' }),
  );
  const { visitor, server, place } = run;
  // The same number as is repeated below, so that connections to the part are open already.
  const before = await warmUp(run, 2 * part.faults);
  const ledger: Ledger = new Map();
  await using load = await startLoad([server.port], 4, ledger);
  await until(() => ledger.size > 20);
  await load.stop();
  await visitor.get(jobListPath);

  await part.begin();
  const submissions = Array.from({ length: part.faults }, () => ({
    key: crypto.randomUUID(),
    data: createApplicationData(),
  }));
  const pdf = createPdf(200_000);
  const sending = submissions.map((submission) => sendApplication(visitor, pdf, submission));
  const { result: others, took } = await measure(() =>
    Promise.all([visitor.sendContactRequest(createContactRequest()), visitor.get(jobListPath)]),
  );
  const applications = await Promise.all(sending);
  const slowest = Math.max(took, ...applications.map((sent) => sent.took));
  await part.end();
  await until(async () => (await sendApplication(visitor, 10_000)).status === 200);
  // As after a timeout and a double click.
  const retrying = [...submissions, ...submissions].map((one) =>
    sendApplication(visitor, pdf, one),
  );
  const retries = (await Promise.all(retrying)).map(({ status }) => status);
  for (const { data } of submissions) ledger.set(data.email, sha256(pdf));
  for (const cut of await openUploads(server.port, 10)) cut.abandon();
  const leftovers = await findLeftovers(run, before);

  const [upload] = await openUploads(server.port, 1);
  await until(() => countTemporary(place) === 1);
  await part.begin();
  upload?.finish();
  const { result: code, took: stopping } = await measure(() => server.end('SIGTERM'));
  await part.end();
  const last = (await upload?.response)?.status;
  const { broken } = await auditLedger(place, ledger);
  const statuses = applications.map(({ status }) => status);
  const found = `applications ${tally(statuses)} in ${slowest} ms, then ${tally(retries)}, at the stop ${last}`;
  return createResult(`${found}, exit ${code} after ${stopping} ms`, {
    'applications not 503': [...statuses, last].filter((status) => status !== 503).length,
    'retries not accepted': retries.filter((status) => status !== 200).length,
    'wrong response to a message': others[0].status !== part.message,
    'no job list': !others[1].ok,
    'too late': Math.max(slowest, stopping) > maxResponseTime,
    'wrong exit code': code !== 0,
    ...leftovers,
    ...broken,
  });
}
