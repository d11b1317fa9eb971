import { resolve } from 'node:path';
import type { Command } from 'commander';
import { withAuditEntry } from '../audit/audit-log.ts';
import { createBackup } from '../backup/create-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { Task } from '../backup/task.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { listMigrations } from '../database/migrate.ts';
import { openDatabase, queryTimeouts, type Queries } from '../database/open-database.ts';
import { findStoragePrefix, saveServerState } from '../database/server-state.ts';
import { countDeliveries } from '../outbox/delivery-overview.ts';
import { OperatorError } from '../errors.ts';
import { recordTables } from '../records/delete-records.ts';
import { openStore } from '../uploads/storage/open-store.ts';
import { assertDataExists } from './assert-data-exists.ts';
import { withConfig, type BareContext } from './command-context.ts';
import { nameSome, type CommandLine, type Terminal } from './terminal.ts';

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
    .action(withConfig(commandLine, restore));
}

/**
 * Unlike other commands, runs no migrations: a backup before an update must not begin the update.
 * @throws OperatorError if the store has lost files; the backup has everything else.
 */
async function create({ config, terminal, act }: BareContext, name: string): Promise<void> {
  const folder = resolve(config.workingDir, name);
  await assertDataExists(config);
  await using database = openDatabase({ ...config.database, poolSize: 4 }, queryTimeouts.backup);
  const { queries } = database;
  // Throws if this version cannot use the database.
  await listMigrations(queries);
  using store = await openStore(config.files, await findStoragePrefix(queries));
  const source = { config: config.database, database, store };
  const created = await withAuditEntry(queries, act, async (countRecords) => {
    const finished = await withTask(terminal, (task) => createBackup(source, folder, task));
    countRecords(await countStored(queries));
    return finished;
  });
  await saveServerState(queries, 'lastBackup', new Date().toISOString());
  const { lost, damaged, removed } = created;
  terminal.print(
    listLines(
      `The backup is complete: ${folder}`,
      `Files: ${created.files}.`,
      listNames('Removed by their senders during the backup', removed),
    ),
    { folder, ...created },
  );
  if (lost.length + damaged.length === 0) return;
  throw new OperatorError(
    listLines(
      listNames('Files that are missing from the store', lost),
      listNames('Files that are not what was received', damaged),
      'Everything else is in the backup.',
    ),
  );
}

async function verify({ config, terminal }: BareContext, name: string): Promise<void> {
  const folder = resolve(config.workingDir, name);
  const { files, missing } = await withTask(terminal, (task) => verifyBackup(folder, task));
  terminal.print(
    listLines(`The backup is whole: ${folder}`, `Files: ${files.length}.`, listMissing(missing)),
    { folder, files: files.length, missing },
  );
}

async function restore({ config, terminal, act }: BareContext, name: string): Promise<void> {
  const folder = resolve(config.workingDir, name);
  const { files, missing } = await withTask(terminal, (task) =>
    restoreBackup(folder, config, task),
  );
  await using database = openDatabase({ ...config.database, poolSize: 1 }, queryTimeouts.backup);
  const { queries } = database;
  await withAuditEntry(queries, act, async (countRecords) => {
    countRecords(await countStored(queries));
  });
  const { dead } = await countDeliveries(queries);
  terminal.print(
    listLines(
      `The backup is restored, files: ${files.length}. The server can be started.`,
      listMissing(missing),
      dead > 0 &&
        `Emails held or dead: ${dead}. The original may have sent them since. "emails list" shows them, and "emails resend" sends them.`,
      'People who withdrew, ended a job alert or were erased after the backup was taken are in it again: erase them again with "people erase".',
    ),
    { folder, files: files.length, missing, dead },
  );
}

function listLines(...lines: (string | false)[]): string {
  return lines.filter(Boolean).join('\n');
}

function listNames(what: string, names: readonly string[]): string | false {
  return names.length > 0 && `${what}: ${nameSome(names)}.`;
}

function listMissing(names: readonly string[]): string | false {
  return listNames('Missing from the store when the backup was taken', names);
}

/** Counts the records of visitors, for the audit log. */
async function countStored(queries: Queries): Promise<number> {
  let sum = 0;
  for (const table of recordTables) {
    const query = queries.selectFrom(table).select(({ fn }) => fn.countAll().as('count'));
    sum += Number((await query.executeTakeFirstOrThrow()).count);
  }
  return sum;
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
