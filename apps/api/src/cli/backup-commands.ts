import { resolve } from 'node:path';
import type { Command } from 'commander';
import { withAuditEntry } from '../audit/audit-log.ts';
import type { BackupFacts } from '../backup/backup-format.ts';
import { createBackup } from '../backup/create-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { Task } from '../backup/task.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { listMigrations } from '../database/migrate.ts';
import { openDatabase, queryTimeouts } from '../database/open-database.ts';
import { findStoragePrefix, saveServerState } from '../database/server-state.ts';
import { countEmails } from '../email/outbox/email-overview.ts';
import { OperatorError } from '../errors.ts';
import { recordTables } from '../records/delete-records.ts';
import { openStore } from '../uploads/storage/open-store.ts';
import { assertDataExists } from './assert-data-exists.ts';
import { withConfig, type BareContext } from './command-context.ts';
import { reportBackup, reportRestore, reportVerification } from './report-backup.ts';
import type { CommandLine, Terminal } from './terminal.ts';

export function addBackupCommands(program: Command, commandLine: CommandLine): void {
  const backup = program.command('backup').description('copies of everything that is stored');

  backup
    .command('create')
    .description('copy the database and all files into a new folder, also while the server runs')
    .argument('<folder>')
    .action(withConfig(commandLine, create));

  backup
    .command('verify')
    .description('check every byte of a backup and report its problems; needs no settings')
    .argument('<folder>')
    .action(withConfig(commandLine, verify));

  backup
    .command('restore')
    .description('restore a backup into the empty place that the settings name')
    .argument('<folder>')
    .option('--hold-emails', 'hold its waiting emails until "emails resend --dead"')
    .action(withConfig(commandLine, restore));
}

/** Unlike other commands, runs no migrations: a backup before an update must not begin the update. */
async function create({ config, terminal, act }: BareContext, name: string): Promise<void> {
  const folder = resolve(config.workingDir, name);
  await assertDataExists(config);
  // One connection holds the snapshot; the others read changes during the backup.
  await using database = openDatabase({ ...config.database, poolSize: 4 }, queryTimeouts.backup);
  const { queries } = database;
  // Throws if this version cannot use the database.
  await listMigrations(queries);
  using store = await openStore(config.files, await findStoragePrefix(queries));
  const source = { config: config.database, database, store };
  const facts = await withAuditEntry(queries, act, async (countRecords) => {
    const created = await withTask(terminal, (task) => createBackup(source, folder, task));
    countRecords(sumRecords(created));
    return created;
  });
  await saveServerState(queries, 'lastBackup', new Date().toISOString());
  reportBackup(terminal, folder, facts);
}

async function verify({ config, terminal }: BareContext, name: string): Promise<void> {
  const folder = resolve(config.workingDir, name);
  const verification = await withTask(terminal, (task) => verifyBackup(folder, task));
  reportVerification(terminal, folder, verification);
}

async function restore(
  { config, terminal, act }: BareContext,
  name: string,
  { holdEmails: holdsEmails = false }: { holdEmails?: boolean },
): Promise<void> {
  const folder = resolve(config.workingDir, name);
  const restored = await withTask(terminal, async (task) => {
    const verification = await verifyBackup(folder, task);
    const { facts } = verification;
    // It throws if the backup is damaged.
    if (verification.problems.length > 0) reportVerification(terminal, folder, verification);
    await restoreBackup({ folder, facts, config, task, holdsEmails });
    return facts;
  });
  await using database = openDatabase({ ...config.database, poolSize: 1 }, queryTimeouts.backup);
  await withAuditEntry(database.queries, act, async (countRecords) => {
    countRecords(sumRecords(restored));
  });
  reportRestore(terminal, { facts: restored, emails: await countEmails(database.queries), config });
}

function sumRecords({ tables }: BackupFacts): number {
  return recordTables.reduce((sum, table) => sum + (tables[table] ?? 0), 0);
}

/** Runs `work`, and aborts its signal at the first Ctrl-C; a second one kills the process. */
async function withTask<Result>(
  { startStep }: Terminal,
  work: (task: Task) => Promise<Result>,
): Promise<Result> {
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort(new OperatorError('Stopped before the end.'));
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  try {
    return await work({ signal: stopping.signal, startStep });
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}
