import { paths } from '@kestrova/paths';
import type { Command } from 'commander';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { listLaterMigrations } from '../database/migrate.ts';
import { openDatabase, type Database } from '../database/open-database.ts';
import { findServerState, findStoragePrefix } from '../database/server-state.ts';
import { countDeliveries } from '../outbox/delivery-overview.ts';
import { checkMailServer } from '../outbox/email/smtp-transport.ts';
import { OperatorError } from '../errors.ts';
import { findExampleSettings } from '../config/example-settings.ts';
import { describeCause, explainSetupError } from '../setup-errors.ts';
import { hour, minute, second, withTimeout } from '../time.ts';
import { countUnnamedFiles } from '../uploads/file-records.ts';
import { findFreeBytes } from '../uploads/free-space.ts';
import { openStore } from '../uploads/storage/open-store.ts';
import { checkReceiver } from '../outbox/webhooks/webhook-channel.ts';
import { assertDataExists } from './assert-data-exists.ts';
import { withConfig, type BareContext } from './command-context.ts';
import type { CommandLine } from './terminal.ts';

/** Resolves to a description of what works; rejects with the problem. */
type Check = (signal: AbortSignal) => Promise<string>;

const checkTimeout = 10 * second;
/** A check runs several queries within `checkTimeout`. */
const queryTimeout = 3 * second;
/** The limits of the alerts KestrovaDiskLow and KestrovaBackupMissing. */
const minFreeBytes = 2e9;
const maxBackupAge = 26 * hour;
const maxClockDifference = minute;

/** Advice for errors whose message has none. */
const advice: Readonly<Record<string, string>> = {
  mail: 'Check SMTP_URL, and that this machine may reach the port.',
  webhooks: 'Check WEBHOOK_URL, and that this machine may reach it.',
  database: 'Check DATABASE_URL, or the file in DATA_DIR.',
  files: 'Check the S3_ settings and the rights of the key, or DATA_DIR.',
  disk: 'Check DATA_DIR.',
  backup: 'Repair the database first.',
};

export function addDoctorCommand(program: Command, commandLine: CommandLine): void {
  program
    .command('doctor')
    .description(
      'check settings, sites, mail, webhooks, database, files, disk, clocks and the last backup',
    )
    .action(withConfig(commandLine, runChecks));
}

async function runChecks({ config, terminal }: BareContext): Promise<void> {
  const results = await Promise.all(
    listChecks(config).map(([name, check, target]) =>
      withTimeout(checkTimeout, check).then(
        (text) => ({ name, ok: true, text }),
        (error: unknown) => ({ name, ok: false, text: describe(error, name, target) }),
      ),
    ),
  );
  const lines = results.map(({ ok, name, text }) => `${ok ? 'ok' : 'PROBLEM'}  ${name}: ${text}`);
  terminal.print(lines.join('\n'), results);
  const problems = results.filter(({ ok }) => !ok).length;
  if (problems === 0) return;
  throw new OperatorError(`Problems: ${problems} of ${results.length} checks.`);
}

function describe(error: unknown, name: string, target = `the ${name}`): string {
  const explained = explainSetupError(error, 'DATA_DIR');
  if (explained !== undefined) return explained;
  const todo = advice[name] ?? `Check ${name}, its DNS record, its certificate, and that it runs.`;
  return `${target} cannot be used${describeCause(error)}. ${todo}`;
}

function listChecks(
  config: Config,
): (readonly [name: string, check: Check, target?: string | undefined])[] {
  const { siteOrigins, files, mail, webhook, dataDir } = config;
  const withDatabase = (check: (database: Database) => Promise<string>) => async () => {
    await assertDataExists(config, queryTimeout);
    await using database = openDatabase({ ...config.database, poolSize: 1 }, queryTimeout);
    return await check(database);
  };
  return [
    ['settings', async () => checkSettings(config)],
    ...siteOrigins.map(
      ({ setting, origin }) =>
        [setting, (signal: AbortSignal) => checkSite(origin, signal), origin] as const,
    ),
    ['mail', () => checkMail(mail), mail.smtpUrl && new URL(mail.smtpUrl).host],
    [
      'webhooks',
      webhook === undefined
        ? async () => 'WEBHOOK_URL is not set, so no other system is told of records'
        : withDatabase((database) => checkWebhooks(database, webhook.url)),
      webhook && new URL(webhook.url).host,
    ],
    ['database', withDatabase(checkDatabase)],
    ['files', withDatabase((database) => checkFiles(database, files))],
    ['disk', () => checkDisk(dataDir, Math.max(minFreeBytes, files.minFreeBytes))],
    ['backup', withDatabase(checkBackup)],
  ];
}

function checkSettings(config: Config): string {
  const problems = findExampleSettings(config);
  const text = problems.join('; ') || 'no example values for a site on the internet';
  return report(problems.length === 0, text, 'Then restart the server.');
}

/** Requests the home page. @throws if it does not open, or its clock is wrong. */
async function checkSite(origin: string, signal: AbortSignal): Promise<string> {
  const url = new URL(paths.home, origin);
  const response = await fetch(url, { redirect: 'manual', signal }).catch((error: unknown) => {
    throw error instanceof TypeError ? error.cause : error;
  });
  await response.body?.cancel();
  if (response.status !== 200) throw new Error(`${paths.home} responds with ${response.status}`);
  const date = response.headers.get('date') ?? '';
  const late = Math.round(Math.abs(Date.now() - Date.parse(date)) / second);
  // `late` is NaN if the site sends no date.
  report(!(late > 30), `clock of ${origin} differs by ${late} s`, 'Synchronize the time of both.');
  return `${origin} opens`;
}

async function checkMail(mail: Config['mail']): Promise<string> {
  const { smtpUrl, timeout, dir } = mail;
  if (smtpUrl === undefined) return `SMTP_URL is not set, so emails are files in ${dir}`;
  // Longer than the check, which then reports its own timeout; the connection still closes by itself.
  const options = { ...mail, timeout: Math.min(timeout, checkTimeout + second) };
  await checkMailServer(smtpUrl, options);
  return `${new URL(smtpUrl).host} accepts the connection`;
}

/** Any answer counts, since a receiver may know only POST. */
async function checkWebhooks({ queries }: Database, url: string): Promise<string> {
  await checkReceiver(url);
  const { waiting, dead } = await countDeliveries(queries, 'webhook');
  return `${new URL(url).host} answers; webhooks that wait: ${waiting}, dead: ${dead}`;
}

/** Looks for migrations of a later version. @throws if the database server's clock differs from this one. */
async function checkDatabase(database: Database): Promise<string> {
  const late = database.dialect === 'postgres' ? await findClockDifference(database) : 0;
  const difference = `clock of the database server differs by ${Math.round(late / second)} s`;
  report(late <= maxClockDifference, difference, 'Synchronize the time of both.');
  const later = await listLaterMigrations(database);
  const text = `${database.dialect}, migrations of a later version: ${later.join(', ') || 'none'}`;
  return report(later.length === 0, text, 'If they do more than add, start that version again.');
}

async function findClockDifference({ queries }: Database): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(queries);
  return Math.abs(Date.now() - Number(rows[0]?.now));
}

async function checkFiles({ queries }: Database, files: Config['files']): Promise<string> {
  using store = await openStore(files, await findStoragePrefix(queries));
  await store.check();
  const unnamed = await countUnnamedFiles(queries, store.list());
  return `a file was written and deleted; stored files that no record names: ${unnamed}`;
}

async function checkDisk(folder: string, minFree: number): Promise<string> {
  const free = await findFreeBytes([folder]);
  const text = `${(free / 1e9).toFixed(1)} GB free in ${folder}`;
  return report(free >= minFree, text, 'Move backups and exports away, or enlarge the disk.');
}

async function checkBackup({ queries }: Database): Promise<string> {
  const last = await findServerState(queries, 'lastBackup');
  const isRecent = last !== undefined && Math.abs(Date.now() - Date.parse(last)) <= maxBackupAge;
  const todo = 'Run "backup create", and find out why its timer did not.';
  return report(isRecent, `last taken: ${last ?? 'never'}`, todo);
}

/** @returns `text` if `ok`. @throws OperatorError with `text` and `todo` otherwise. */
function report(ok: boolean, text: string, todo: string): string {
  if (ok) return text;
  throw new OperatorError(`${text}. ${todo}`);
}
