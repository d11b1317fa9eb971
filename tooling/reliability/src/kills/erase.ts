import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createApplicationData,
  createContactRequest,
  findTraces,
  openDatabase,
  queryTimeouts,
  startCliProcess,
  startMailServer,
  startServerRun,
  until,
  type Database,
  type TestPlace,
} from '@kestrova/api/testing';
import { sendApplication } from '../measure.ts';
import type { DatabaseName, RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';

/** A person is erased while a slow mail server holds the connections with their emails open. */
export async function eraseWhileSending(options: RunOptions, name: DatabaseName): Promise<Result> {
  const [erased, other] = [createContactRequest(), createContactRequest()];
  await using mail = await startMailServer();
  await using run = await startServerRun({
    ...(await options.createDatabase(name)),
    SMTP_URL: mail.url,
    MAIL_TIMEOUT_SECONDS: '60',
  });
  const database = openDatabase(run.place.config.database, queryTimeouts.operator);
  const findErased = () => findTraces(database, run.place.config.dataDir, erased.email);
  const countAbout = (address: string) =>
    mail.emails.filter((email) => JSON.stringify(email).includes(address)).length;
  mail.setMode('holding');
  await run.visitor.sendContactRequest(erased, crypto.randomUUID());
  await until(() => mail.countHeld() === 2);
  const { code } = await run.run('people', 'erase', erased.email, '--yes');
  const traces = await findErased();
  mail.setMode('accepting');
  await run.visitor.sendContactRequest(other);
  await until(() => countAbout(other.email) === 2);
  await run.server.end('SIGTERM');
  const laterTraces = await findErased();
  await database.close();
  return createResult([`exit ${code}`, ...traces].join('; '), {
    'wrong exit code': code !== 0,
    'traces left': traces.length,
    'traces after the other emails': laterTraces.length,
    'emails sent after it': countAbout(erased.email),
  });
}

const applications = 60;
/** A kill may come too late to leave anything; then another person is erased. */
const maxAttempts = 10;

/** Erasing is killed after its rows are gone; the next run deletes what is left. */
export async function killErasing(options: RunOptions, name: DatabaseName): Promise<Result> {
  await using run = await startServerRun(await options.createDatabase(name));
  const { place, visitor } = run;
  const database = openDatabase(place.config.database, queryTimeouts.operator);
  let [left, email] = [0, ''];
  for (let attempt = 0; attempt < maxAttempts && left === 0; attempt += 1) {
    const data = createApplicationData();
    email = data.email;
    for (let sent = 0; sent < applications; sent += 1) {
      await sendApplication(visitor, 1000, undefined, data);
    }
    await killOnceRowsAreGone(place, database, email);
    left = countUploads(place);
  }
  const second = await run.run('people', 'erase', email, '--yes');
  const traces = await findTraces(database, place.config.dataDir, email);
  await database.close();
  return createResult([`${left} files left by the kill`, ...traces].join('; '), {
    'the kill left nothing': left === 0,
    'wrong exit code': second.code !== 0,
    'files left': countUploads(place),
    'traces left': traces.length,
  });
}

async function killOnceRowsAreGone(
  { environment }: TestPlace,
  { queries }: Database,
  email: string,
): Promise<void> {
  const ended = Promise.withResolvers<unknown>();
  const command = startCliProcess(environment, ['people', 'erase', email, '--yes'], ended.resolve);
  const query = queries.selectFrom('applications').select('id').where('email', '=', email);
  while (command.exitCode === null && (await query.executeTakeFirst()) !== undefined) {
    await pause(1);
  }
  command.kill('SIGKILL');
  await ended.promise;
}

/** All uploads are of the same person. */
function countUploads({ config }: TestPlace): number {
  const names = readdirSync(config.files.uploadsDir, { recursive: true }).map(String);
  return names.filter((name) => name.endsWith('.pdf')).length;
}
