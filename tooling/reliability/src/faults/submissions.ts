import {
  auditRecords,
  countEmails,
  createApplicationData,
  createLedger,
  createPdf,
  createPlace,
  createVisitor,
  openDatabase,
  openUploads,
  queryTimeouts,
  sha256,
  startBucketServer,
  startMailServer,
  startServerProcess,
  startServerRun,
  until,
} from '@kestrova/api/testing';
import { countTemporary, sendApplication, tally } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';

/** Uploads are cut off half-way: nothing is kept and no temporary file stays. */
export async function cutUploads(): Promise<Result> {
  await using run = await startServerRun();
  const uploads = await openUploads(run.server.port, 200);
  for (const upload of uploads) upload.abandon();
  await Promise.all(uploads.map(({ response }) => response));
  // Those that stay are reported.
  await until(() => countTemporary(run.place) === 0).catch(() => undefined);
  const { kept } = await auditRecords(run.place.config, createLedger());
  return createResult(`${uploads.length} uploads cut`, {
    'records of cut uploads': kept,
    'temporary files left': countTemporary(run.place),
  });
}

/** Where the server keeps what it receives. */
export type Hosting = 'a folder' | 'two instances and a bucket';

const applications = 50;

/**
 * Each application arrives four times at once with one key, as after double clicks and timeouts
 * behind a load balancer, while the mail server is away: one record, one file, two emails each.
 */
export async function repeatApplications(options: RunOptions, hosting: Hosting): Promise<Result> {
  await using mail = await startMailServer();
  await using bucket = await startBucketServer();
  const isShared = hosting === 'two instances and a bucket';
  const place = createPlace({
    ...(isShared && { ...(await options.createDatabase('postgres')), ...bucket.environment }),
    SMTP_URL: mail.url,
    MAX_EVENT_LOOP_DELAY_MS: '0',
  });
  const servers = [await startServerProcess(place.environment)];
  // One after the other: s3rver throws when one client deletes an object that another one reads, as
  // both would do with the object by which a starting server tests the bucket.
  if (isShared) servers.push(await startServerProcess(place.environment));
  const visitors = await Promise.all(servers.map(({ port }) => createVisitor(port)));
  const senders = [...visitors, ...visitors, ...visitors, ...visitors].slice(0, 4);
  const ledger = createLedger();
  await mail.stop();
  const statuses: number[] = [];
  for (let sent = 0; sent < applications; sent += 1) {
    const [data, key] = [createApplicationData(), crypto.randomUUID()];
    const cv = createPdf(10_000 + sent);
    const sending = senders.map((visitor) => sendApplication(visitor, cv, key, data));
    statuses.push(...(await Promise.all(sending)).map(({ status }) => status));
    ledger.acknowledged.set(data.email, sha256(cv));
  }
  await mail.start();
  const database = openDatabase(place.config.database, queryTimeouts.operator);
  await until(async () => (await countEmails(database.queries)).waiting === 0, 60_000);
  const audit = await auditRecords(place.config, ledger);
  const codes = await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.close();
  place.remove();
  return createResult(
    `${tally(statuses)}, ${audit.storedFiles} files, ${mail.emails.length} emails`,
    {
      'not accepted': statuses.filter((status) => status !== 200).length,
      'records missing': audit.missing,
      'records doubled': audit.doubled,
      'files damaged': audit.damagedFiles,
      'not one file each': audit.storedFiles !== applications,
      'not two emails each': mail.emails.length !== 2 * applications,
      'wrong exit codes': codes.some((code) => code !== 0),
    },
  );
}
