import { InvalidArgumentError, type Command } from 'commander';
import { countRecordsBefore, deleteRecordsBefore } from '../records/delete-expired.ts';
import { countRows } from '../records/delete-records.ts';
import { finishErasing } from '../records/erase-person.ts';
import { reportErasure } from './report-erasure.ts';
import { day, formatDays, instantAfter } from '../time.ts';
import { withAudit, type AuditedContext } from './command-context.ts';
import type { CommandLine } from './terminal.ts';

interface Options {
  days?: number;
  dryRun?: true;
  yes?: true;
}

export function addRetentionCommands(program: Command, commandLine: CommandLine): void {
  program
    .command('retention')
    .description('how long records are kept')
    .command('apply')
    .description('delete what is older than the retention period')
    .option('--days <days>', 'instead of RETENTION_DAYS', parseDays)
    .option('--dry-run', 'only count')
    .option('--yes', 'do not ask')
    .action(withAudit(commandLine, apply));
}

async function apply(
  { services, config, terminal, countRecords }: AuditedContext,
  { days = config.retentionDays, dryRun, yes }: Options,
): Promise<void> {
  const before = instantAfter(-days * day);
  const older = await countRecordsBefore(services.database.queries, before);
  if (dryRun) {
    terminal.print(`Records older than ${formatDays(days)}: ${older}.`, { older, records: 0 });
    return;
  }
  if (older > 0 && !yes) {
    await terminal.confirm(`Records older than ${formatDays(days)}, to be deleted: ${older}.`);
  }
  const deleted = await deleteRecordsBefore(services.database, before, {
    onBatch(batch) {
      countRecords(countRows(batch));
    },
  });
  const erasure = { deleted, ...(await finishErasing(services)) };
  reportErasure(terminal, erasure, `Nothing is older than ${formatDays(days)}.`, { older });
}

function parseDays(value: string): number {
  if (!/^[1-9]\d{0,4}$/.test(value)) {
    throw new InvalidArgumentError('It must be a whole number of days from 1 to 99999.');
  }
  return Number(value);
}
