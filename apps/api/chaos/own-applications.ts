import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, queryTimeouts, type Database } from '../src/database/open-database.ts';
import { listApplications } from '../src/modules/applications/application-repository.ts';
import { createSecret, hashSecret } from '../src/modules/applications/own-application-secret.ts';
import { startBucketServer } from '../src/testing/bucket-server.ts';
import { startFaultProxy, type Tamper } from '../src/testing/fault-proxy.ts';
import {
  createCv,
  openOwnApplication,
  type OwnApplicationVisitor,
} from '../src/testing/own-application.ts';
import { createPlace, type TestPlace } from '../src/testing/place.ts';
import { createPdf, sha256 } from '../src/testing/sample-files.ts';
import { startServerProcess, type ServerProcess } from '../src/testing/server-process.ts';
import { until } from '../src/testing/until.ts';
import { createApplicationData, createVisitor } from '../src/testing/visitor.ts';
import { openStore } from '../src/uploads/storage/open-store.ts';
import { readContent } from './audit.ts';
import { sendApplication, type Finding } from './scenario.ts';

/** Somebody who has applied, and what the server has acknowledged since. */
interface Applicant {
  email: string;
  secret: string;
  /** The SHA-256 of the CV. */
  cv: string;
  isWithdrawn: boolean;
}

/** Causes a fault, which may pass in the last round; @returns the server that runs now. */
type Disturb = (server: ServerProcess, isLast: boolean) => Promise<ServerProcess>;

const changingCount = 24;
/** Most change nothing: where orphans outnumber the files of records, the cleanup moves none. */
const applicantCount = 96;
const quickLease = { OUTBOX_LEASE_SECONDS: '2' };

/** The server is killed while applicants replace their files and withdraw. */
export async function killDuringChanges(name: string, url?: string): Promise<Finding> {
  const place = createPlace({ ...quickLease, ...(url !== undefined && { DATABASE_URL: url }) });
  const fault = `kill -9 during replacements and withdrawals, ${name}`;
  return changeDuring(place, fault, async (server) => {
    await pause(randomInt(100, 500));
    await server.end('SIGKILL');
    return startServerProcess(place.environment);
  });
}

/** The bucket rejects every other request while applicants replace their files and withdraw. */
export async function changeWithoutBucket(): Promise<Finding> {
  await using bucket = await startBucketServer();
  const endpoint = bucket.environment['S3_ENDPOINT'] ?? '';
  const proxy = await startFaultProxy(endpoint);
  const covered = { ...bucket.environment, S3_ENDPOINT: proxy.cover(endpoint) };
  const place = createPlace({ ...quickLease, ...covered });
  let isAway = false;
  // At the begin of a request: s3rver keeps half of an object whose PUT is cut, and then lists nothing.
  const tamper: Tamper = (chunk) =>
    isAway && /^[A-Z]+ \//.test(chunk.toString('latin1', 0, 10)) && randomInt(2) === 0
      ? { pass: Buffer.alloc(0), next: 'reset' }
      : { pass: chunk, next: 'continue' };
  proxy.setFault(() => ({ fromClient: tamper }));
  const fault = 'bucket away during replacements and withdrawals';
  const finding = await changeDuring(place, fault, async (server, isLast) => {
    isAway = !isLast;
    await pause(200);
    return server;
  });
  await proxy.stop();
  return finding;
}

async function changeDuring(place: TestPlace, fault: string, disturb: Disturb): Promise<Finding> {
  let server = await startServerProcess(place.environment);
  const database = openDatabase(place.config.database, queryTimeouts.operator);
  const applicants = await createApplicants(server, database);
  const progress = { isChanging: true };
  const changing = changeAll(() => server.port, applicants.slice(0, changingCount)).finally(() => {
    progress.isChanging = false;
  });
  let disturbed = 0;
  for (; progress.isChanging; disturbed += 1) server = await disturb(server, false);
  const wrong = await changing;
  server = await disturb(server, true);
  await server.end('SIGTERM');
  // What a kill left behind is due at once, instead of after a day.
  const due = { ORPHAN_HOURS: '0', CLEANUP_INTERVAL_SECONDS: '1' };
  server = await startServerProcess({ ...place.environment, ...due });
  const { lost, back, moved, orphans } = await audit(place, database, applicants);
  await server.end('SIGTERM');
  await database.close();
  place.remove();
  return {
    fault,
    result: `${changingCount} of ${applicants.length} applicants, disturbed ${disturbed} times: ${wrong} rejected, ${lost} files lost, ${back} withdrawn ones back, ${moved} orphans in quarantine, ${orphans} left`,
    holds: disturbed > 0 && wrong + lost + back + orphans === 0,
  };
}

/** The secrets are given by the scenario, which spares it to read the emails. */
async function createApplicants({ port }: ServerProcess, { queries }: Database) {
  const visitor = await createVisitor(port);
  const applicants: Applicant[] = [];
  while (applicants.length < applicantCount) {
    const data = createApplicationData();
    const [{ email }, secret, pdf] = [data, createSecret(), createPdf(1000)];
    const { status } = await sendApplication(visitor, pdf, undefined, data);
    // An overloaded machine responds 503 to some.
    if (status !== 200) continue;
    const update = queries.updateTable('applications').set({ secretHash: hashSecret(secret) });
    await update.where('email', '=', email).execute();
    applicants.push({ email, secret, cv: sha256(pdf), isWithdrawn: false });
  }
  return applicants;
}

/** Each applicant sends a CV, and every second one withdraws; @returns how many are rejected. */
async function changeAll(port: () => number, applicants: readonly Applicant[]): Promise<number> {
  const queue = applicants.entries();
  let wrong = 0;
  const changeNext = async () => {
    for (const [index, applicant] of queue) {
      const [cv, key, other] = [createCv('new.pdf'), crypto.randomUUID(), crypto.randomUUID()];
      const { secret } = applicant;
      const status = await repeat(port, secret, (own) => own.replace({ cv }, key));
      if (status === 200) applicant.cv = sha256(Buffer.from(await cv.arrayBuffer()));
      else wrong += 1;
      if (index % 2 === 0) continue;
      if ((await repeat(port, secret, (own) => own.withdraw(other))) !== 200) wrong += 1;
      applicant.isWithdrawn = true;
    }
  };
  await Promise.all([changeNext(), changeNext(), changeNext()]);
  return wrong;
}

/** Repeats a change with its key, as the site does, until the server neither fails nor is away. */
async function repeat(
  port: () => number,
  secret: string,
  send: (own: OwnApplicationVisitor) => Promise<Response>,
): Promise<number> {
  for (;;) {
    try {
      const { status } = await send(openOwnApplication(await createVisitor(port()), secret));
      if (status < 500) return status;
    } catch (error) {
      // The server was killed or is starting.
      if (!(error instanceof TypeError)) throw error;
    }
    await pause(20);
  }
}

async function audit({ config }: TestPlace, database: Database, applicants: readonly Applicant[]) {
  const store = await openStore(config.files, database.queries);
  const findOrphans = async () => {
    const named = await database.queries.selectFrom('applicationFiles').select('name').execute();
    const stored = await Array.fromAsync(store.list());
    return stored.filter(({ name }) => !named.some((row) => row.name === name));
  };
  // What is left then is reported.
  await until(async () => (await findOrphans()).length === 0).catch(() => undefined);
  const filter = { since: undefined, jobCode: undefined };
  const applications = await Array.fromAsync(listApplications(database.queries, filter));
  const kept = new Map(applications.map((row) => [row.email, row.files]));
  let lost = 0;
  for (const { email, cv, isWithdrawn } of applicants) {
    if (isWithdrawn) continue;
    const content = await readContent(() => store.open(kept.get(email)?.[0]?.name ?? ''));
    if (content === undefined || sha256(content) !== cv) lost += 1;
  }
  const back = applicants.filter(({ email, isWithdrawn }) => isWithdrawn && kept.has(email)).length;
  const orphans = (await findOrphans()).length;
  const moved = (await Array.fromAsync(store.quarantine.list())).length;
  store.close();
  return { lost, back, moved, orphans };
}
