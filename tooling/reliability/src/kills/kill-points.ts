import { readdirSync } from 'node:fs';
import {
  createApplicationData,
  createPdf,
  createPlace,
  createVisitor,
  openReadOnly,
  openUploads,
  sha256,
  startBucketServer,
  startMailServer,
  startServerProcess,
  until,
  type DialectName,
  type TestPlace,
  type Ledger,
} from '@kestrova/api/testing';
import fc from 'fast-check';
import getPort from 'get-port';
import { auditLedgerAndEmails } from '../ledger.ts';
import { countTemporary, sendApplication } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';
import { startTrap, type Trap } from './trap.ts';

/** The means to observe the moments of a submission. */
interface Observed {
  place: TestPlace;
  port: number;
  /** The number of bytes of the email content that still pass. */
  passed: number;
  traps: Record<'site' | 'mail' | 'database' | 'bucket', Trap>;
}

/** Returns once the moment is reached; the submission starts at the same time. */
type KillPoint = (observed: Observed) => Promise<void>;

const choice = fc.record({ size: fc.integer({ min: 1000, max: 200_000 }), passed: fc.nat(499) });
const insert = /insert into "applications"/;

/** The moments of one application and its emails, in their order. */
const everywhere: Record<string, KillPoint> = {
  async 'half of the upload received'({ place, port }) {
    const [upload] = await openUploads(port, 1);
    await until(() => countTemporary(place) > 0);
    upload?.abandon();
  },
  'COMMIT done, response on its way': ({ traps }) =>
    traps.site.wait({ direction: 'fromServer', pattern: /responseCode/ }),
  'during SMTP DATA': ({ traps, passed }) =>
    traps.mail.wait({ direction: 'fromClient', pattern: /^Subject:/m, first: /^DATA/m, passed }),
  // A line of one dot ends the content; the replies to earlier commands come together.
  'after SMTP DATA, before the reply': ({ traps }) =>
    traps.mail.wait({ direction: 'fromServer', pattern: /^250 /m, first: /^\.$/m }),
};

const kept: Record<DialectName, Record<string, KillPoint>> = {
  sqlite: {
    async 'upload stored in the folder'({ place }) {
      const count = () => readdirSync(place.config.files.uploadsDir, { recursive: true }).length;
      const before = count();
      await until(() => count() > before);
    },
  },
  postgres: {
    'upload stored in the bucket': ({ traps }) =>
      traps.bucket.wait({ direction: 'fromServer', pattern: /^HTTP/, first: /^PUT \S+\.pdf/ }),
    'before COMMIT': ({ traps }) =>
      traps.database.wait({ direction: 'fromClient', pattern: /commit/i, first: insert }),
    'COMMIT done, the server does not know': ({ traps }) =>
      traps.database.wait({ direction: 'fromServer', pattern: /COMMIT\0/, first: insert }),
  },
};

/**
 * Kills the server at each named moment of a submission and starts it again. The submission is then
 * repeated with its key, and everything must exist exactly once.
 */
export async function killAtPoints(options: RunOptions, dialect: DialectName): Promise<Result> {
  const ledger: Ledger = new Map();
  await using resources = new AsyncDisposableStack();
  const mail = resources.use(await startMailServer());
  const bucket = resources.use(await startBucketServer());
  const settings = await options.createDatabase(dialect);
  const port = await getPort();
  const watch = async (url: string) => resources.use(await startTrap(url));
  const bucketUrl = bucket.environment.S3_ENDPOINT;
  const databaseUrl = settings['DATABASE_URL'];
  const traps = {
    site: await watch(`http://127.0.0.1:${port}`),
    mail: await watch(mail.url),
    bucket: await watch(bucketUrl),
    // Without PostgreSQL, this proxy is not used.
    database: await watch(databaseUrl ?? bucketUrl),
  };
  await using place = createPlace({
    PORT: String(port),
    MAX_EVENT_LOOP_DELAY_MS: '0',
    OUTBOX_LEASE_SECONDS: '1',
    SMTP_URL: traps.mail.url,
    ...(databaseUrl !== undefined && {
      ...bucket.environment,
      S3_ENDPOINT: traps.bucket.url,
      DATABASE_URL: traps.database.url,
    }),
  });
  const points = Object.entries({ ...kept[dialect], ...everywhere });
  const sitePort = Number(new URL(traps.site.url).port);
  const interrupted = new Set<string>();
  let { server } = await startServerProcess(place);
  const numRuns = points.length;
  const choices = fc.sample(choice, { seed: options.seed, numRuns, unbiased: true }).values();
  for (const [point, wait] of points) {
    const { size = 0, passed = 0 } = choices.next().value ?? {};
    const [data, key, pdf] = [createApplicationData(), crypto.randomUUID(), createPdf(size)];
    const submit = async () =>
      (await sendApplication(await createVisitor(sitePort), pdf, { key, data })).status;
    const reached = wait({ place, port, passed, traps });
    const first = submit().catch(() => 0);
    await reached;
    await server.end('SIGKILL');
    for (const trap of Object.values(traps)) trap.release();
    await first;
    for (const email of await listInterrupted(place, dialect)) interrupted.add(email);
    ({ server } = await startServerProcess(place));
    // If no retry saves it, the report lists it as missing.
    await until(async () => (await submit()) === 200, 10_000).catch(() => undefined);
    ledger.set(data.email, sha256(pdf));
    options.tell(`  killed: ${point}`);
  }
  const audit = await auditLedgerAndEmails(place, ledger, mail.listMessageIds);
  await server.end('SIGTERM');
  const copies = Map.groupBy(mail.listMessageIds(), (messageId) => messageId);
  const repeated = [...copies].map(([messageId, { length }]) => {
    const mayRepeat = [...interrupted].filter((email) => email.startsWith(messageId)).length;
    return Math.max(0, length - 1 - mayRepeat);
  });
  return createResult(`${points.length} kills, ${audit.found}, ${audit.repeated} of them again`, {
    ...audit.broken,
    'extra records': audit.kept - points.length,
    'no email was accepted without a reply': audit.repeated === 0,
    'emails repeated': repeated.reduce((sum, count) => sum + count, 0),
  });
}

/**
 * Lists the emails that the killed server was handing over: the mail server may have accepted them,
 * so only they may arrive twice.
 * @returns the Message-ID of each, and the instant at which the server began.
 */
async function listInterrupted(place: TestPlace, dialect: DialectName): Promise<string[]> {
  // With a writable connection, the server would not need its recovery.
  await using queries =
    dialect === 'sqlite' ? openReadOnly(place.config.database.file) : place.openDatabase().queries;
  const emails = await queries
    .selectFrom('outbox_emails')
    .select(['messageId', 'handedOverAt'])
    .where('state', '=', 'waiting')
    .where('handedOverAt', 'is not', null)
    .execute();
  return emails.map(({ messageId, handedOverAt }) => `${messageId} ${handedOverAt}`);
}
