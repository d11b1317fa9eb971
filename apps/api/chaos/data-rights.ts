import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, queryTimeouts, type Database } from '../src/database/open-database.ts';
import { createEmail } from '../src/email/templates/email.ts';
import { saveEmails } from '../src/email/outbox/outbox-repository.ts';
import { findInFiles } from '../src/testing/find-in-files.ts';
import { startMailServer, type MailServer } from '../src/testing/mail-server.ts';
import type { TestPlace } from '../src/testing/place.ts';
import { runCliProcess, startCliProcess } from '../src/testing/run-cli.ts';
import { startServerRun } from '../src/testing/server-run.ts';
import { until } from '../src/testing/until.ts';
import {
  createApplicationData,
  createContactRequest,
  type Visitor,
} from '../src/testing/visitor.ts';
import { sendApplication, type Finding } from './scenario.ts';

const nothing = 'Nothing is kept of that address.';

/** A person is erased while a slow mail server holds the connections with their emails open. */
export async function eraseWhileSending(): Promise<Finding> {
  await using mail = await startMailServer();
  await using run = await startServerRun({ SMTP_URL: mail.url, MAIL_TIMEOUT_SECONDS: '60' });
  const { environment, config } = run.place;
  mail.setMode('holding');
  const [erased, other] = [createContactRequest(), createContactRequest()];
  await run.visitor.sendContactRequest(erased);
  await until(() => mail.countHeld() === 2);
  const first = await runCliProcess(environment, 'people', 'erase', erased.email, '--yes');
  const left = findInFiles(config.dataDir, erased.email).length;
  mail.setMode('accepting');
  await run.visitor.sendContactRequest(other);
  await until(() => countAbout(mail, other.email) === 2);
  await run.server.end('SIGTERM');
  const sent = countAbout(mail, erased.email);
  const again = await runCliProcess(environment, 'people', 'erase', erased.email);
  return {
    fault: 'erased while emails are being sent',
    result: `exit ${first.code}, ${sent} of 2 emails sent after it, ${left} files contain the address, then "${again.output.trim()}"`,
    holds: first.code === 0 && sent + left === 0 && again.output.includes(nothing),
  };
}

function countAbout({ emails }: MailServer, address: string): number {
  return emails.filter((email) => JSON.stringify(email).includes(address)).length;
}

/** The erasing command is killed after its rows are gone; the next run finishes what it left. */
export async function eraseKilledHalfWay(): Promise<Finding> {
  await using run = await startServerRun();
  const { place, visitor } = run;
  const count = 100;
  let left = 0;
  let email = '';
  // A kill may come too late to leave anything; then another person is erased.
  for (let attempt = 0; attempt < 10 && left === 0; attempt += 1) {
    email = await applyOften(visitor, count);
    await until(() => countStored(place, email) >= count * 2);
    await killWhileErasing(place, email);
    left = countStored(place, email);
  }
  const erase = () => runCliProcess(place.environment, 'people', 'erase', email, '--yes');
  const second = await erase();
  const after = countStored(place, email);
  const third = await erase();
  return {
    fault: 'erasing killed half-way',
    result: `${left} files left by the kill, ${after} after the second run ("${second.output.trim()}"), third: "${third.output.trim()}"`,
    holds: left > 0 && after === 0 && second.code === 0 && third.output.includes(nothing),
  };
}

/** @returns the address of somebody who has applied so many times. */
async function applyOften(visitor: Visitor, count: number): Promise<string> {
  const data = createApplicationData();
  for (let sent = 0; sent < count; sent += 1) await sendApplication(visitor, 1000, undefined, data);
  return data.email;
}

async function killWhileErasing({ config, environment }: TestPlace, email: string) {
  const database = openDatabase(config.database, queryTimeouts.operator);
  const gone = Promise.withResolvers<unknown>();
  const command = startCliProcess(environment, ['people', 'erase', email, '--yes'], gone.resolve);
  const hasRows = async () => {
    const query = database.queries.selectFrom('applications').select('id');
    return (await query.where('email', '=', email).executeTakeFirst()) !== undefined;
  };
  while (command.exitCode === null && (await hasRows())) await pause(1);
  command.kill('SIGKILL');
  await gone.promise;
  await database.close();
}

/** Uploads and emails on the disk; the uploads are all of one person. */
function countStored({ config }: TestPlace, email: string): number {
  return listUploads(config.files.uploadsDir).length + findInFiles(config.mail.dir, email).length;
}

function listUploads(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.pdf'));
}

const hour = 3_600_000;

/** Instants were written by a clock that ran ahead, or the clock runs ahead now. */
export async function turnClock(): Promise<Finding> {
  await using mail = await startMailServer();
  await using run = await startServerRun({ SMTP_URL: mail.url });
  const database = openDatabase(run.place.config.database, queryTimeouts.operator);
  mail.setMode('greylisting');
  await saveEmailAt(database, 'late@example.com', -96 * hour);
  await until(async () => (await findEmail(database, 'late@example.com')).lastError !== null);
  const { state } = await findEmail(database, 'late@example.com');
  mail.setMode('accepting');
  await saveEmailAt(database, 'early@example.com', 5 * hour);
  const metrics = await (await run.visitor.get('/metrics')).text();
  const age = Number(/^kestrova_outbox_oldest_seconds (\S+)/m.exec(metrics)?.[1]);
  // Where it never comes, the finding says so.
  await until(() => countAbout(mail, 'early@example.com') > 0, 5000).catch(() => undefined);
  const sent = countAbout(mail, 'early@example.com');
  await database.close();
  return {
    fault: 'clock set back, clock set ahead',
    result: `${sent} of 1 overdue emails sent, oldest ${Math.round(age)} s, after one attempt with a clock 4 days ahead: ${state}`,
    holds: sent === 1 && age >= 0 && state !== 'dead',
  };
}

/** Queues an email as a clock that is wrong by so many milliseconds would. */
async function saveEmailAt(database: Database, recipient: string, wrongBy: number): Promise<void> {
  const content = { heading: 'Another time', paragraphs: [], facts: [], closing: [] };
  const email = createEmail({ recipient, subject: 'Another time' }, content);
  const instant = new Date(Date.now() + wrongBy).toISOString();
  await database.queries.transaction().execute(async (transaction) => {
    await saveEmails(transaction, crypto.randomUUID(), 'chaos@example.com', [email]);
    await transaction
      .updateTable('outbox_emails')
      .set({ createdAt: instant, nextAttemptAt: instant })
      .where('recipient', '=', recipient)
      .execute();
  });
}

async function findEmail({ queries }: Database, recipient: string) {
  const query = queries.selectFrom('outbox_emails').select(['state', 'lastError']);
  return query.where('recipient', '=', recipient).executeTakeFirstOrThrow();
}

/** One stored file is missing and one is damaged; the others are exported, and these are named. */
export async function exportPastMissingFile(): Promise<Finding> {
  await using run = await startServerRun();
  for (let sent = 0; sent < 3; sent += 1) await sendApplication(run.visitor, 1000);
  const { files, dataDir } = run.place.config;
  const stored = listUploads(files.uploadsDir);
  rmSync(join(files.uploadsDir, stored[0] ?? ''));
  writeFileSync(join(files.uploadsDir, stored[1] ?? ''), 'something else');
  const folder = join(dataDir, 'export');
  const { code, errors } = await runCliProcess(
    run.place.environment,
    'applications',
    'export',
    folder,
  );
  const exported = readdirSync(join(folder, 'files')).length;
  const hasTable = readdirSync(folder).includes('applications.csv');
  const named = stored.filter((name) => errors.includes(name.split('/').at(-1) ?? name)).length;
  return {
    fault: 'export past a missing file',
    result: `exit ${code}, table ${hasTable ? 'written' : 'not written'}, ${exported} files, ${named} of 2 named: ${errors.split('\n')[0]}`,
    holds: code === 1 && hasTable && exported === 2 && named === 2 && !errors.includes('database'),
  };
}
