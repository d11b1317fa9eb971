import { resolve } from 'node:path';
import type { Command } from 'commander';
import { findOperator, saveAuditEntry } from '../audit/audit-log.ts';
import type { BackupFacts } from '../backup/backup-format.ts';
import { createBackup } from '../backup/create-backup.ts';
import { saveLastBackup } from '../backup/last-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup, type Verification } from '../backup/verify-backup.ts';
import { readConfig, type Config } from '../config.ts';
import { openDatabase, queryTimeouts, type Queries } from '../database/open-database.ts';
import { findStoragePrefix } from '../database/server-state.ts';
import { countEmails } from '../email/outbox/email-overview.ts';
import { recordTables } from '../retention/delete-records.ts';
import { openStore } from '../uploads/storage/open-store.ts';
import { assertDataExists } from './assert-data-exists.ts';
import { reportBackup, reportRestore, reportVerification } from './report-backup.ts';
import { CommandError, createTerminal, type CommandLine, withTask } from './terminal.ts';

/** `kestrova backup …` */
export function addBackupCommands(program: Command, commandLine: CommandLine): void {
  const backup = program.command('backup').description('copies of everything that is stored');

  backup
    .command('create')
    .description('copy the database and all files into a new folder, also while the server runs')
    .argument('<folder>')
    .action((folder: string, _options: unknown, command: Command) =>
      create(commandLine, folder, command),
    );

  backup
    .command('verify')
    .description('read all of a backup, and say what is wrong with it; it needs no settings')
    .argument('<folder>')
    .action((folder: string, _options: unknown, command: Command) =>
      verify(commandLine, folder, command),
    );

  backup
    .command('restore')
    .description('bring a backup into the empty place that the settings name')
    .argument('<folder>')
    .option('--hold-emails', 'send none that waits in it, until "emails resend --dead"')
    .action((folder: string, options: RestoreOptions, command: Command) =>
      restore(commandLine, folder, options, command),
    );
}

function readSettings(commandLine: CommandLine, folder: string, command: Command) {
  const { json } = command.optsWithGlobals<{ json?: true }>();
  const config = readConfig(commandLine.environment);
  return {
    config,
    terminal: createTerminal(commandLine, json === true),
    path: resolve(config.workingDir, folder),
  };
}

/** Without the other commands' migrations: the backup before an update must not begin the update. */
async function create(commandLine: CommandLine, folder: string, command: Command): Promise<void> {
  const { config, terminal, path } = readSettings(commandLine, folder, command);
  await assertDataExists(config);
  // One connection holds the snapshot; the others read changes during the backup.
  await using database = openDatabase({ ...config.database, poolSize: 4 }, queryTimeouts.backup);
  const store = await openStore(config.files, await findStoragePrefix(database.queries));
  const source = { config: config.database, database, store };
  const facts = await withTask(terminal, (task) =>
    createBackup(source, path, task, (written) =>
      saveBackupAudit(database.queries, config, 'backup create', written),
    ),
  ).finally(() => {
    store.close();
  });
  await saveLastBackup(database.queries);
  reportBackup(terminal, path, facts);
}

async function verify(commandLine: CommandLine, folder: string, command: Command): Promise<void> {
  const { terminal, path } = readSettings(commandLine, folder, command);
  const verification = await withTask(terminal, (task) => verifyBackup(path, task));
  reportVerification(terminal, path, verification);
}

interface RestoreOptions {
  holdEmails?: true;
}

async function restore(
  commandLine: CommandLine,
  folder: string,
  options: RestoreOptions,
  command: Command,
): Promise<void> {
  const { config, terminal, path } = readSettings(commandLine, folder, command);
  const facts = await withTask(terminal, async (task) => {
    const verification = await verifyBackup(path, task);
    assertRestorable(verification);
    const how = { task, holdsEmails: options.holdEmails === true };
    await restoreBackup(path, verification.facts, config, how);
    return verification.facts;
  });
  await using database = openDatabase({ ...config.database, poolSize: 1 }, queryTimeouts.backup);
  await saveBackupAudit(database.queries, config, 'backup restore', facts);
  const emails = await countEmails(database.queries);
  reportRestore(terminal, { facts, emails, config });
}

function assertRestorable({ problems }: Verification): void {
  if (problems.count === 0) return;
  const damage = `The backup is damaged, in ${problems.count} places:`;
  throw new CommandError([damage, ...problems.first, 'Restore another backup.'].join('\n'));
}

/** Records that everything was copied. */
async function saveBackupAudit(
  queries: Queries,
  { sudoUser }: Config,
  command: string,
  { tables }: BackupFacts,
): Promise<void> {
  const records = recordTables.reduce((sum, table) => sum + (tables[table] ?? 0), 0);
  await saveAuditEntry(queries, { operator: findOperator(sudoUser), command, records });
}
