import { InvalidArgumentError, type Command } from 'commander';
import { countRecordsBefore, deleteRecordsBefore } from '../retention/delete-expired.ts';
import { finishErasing } from '../retention/erase-person.ts';
import { reportErasure } from './report-erasure.ts';
import { day, instantAfter } from '../time.ts';
import { withAudit } from './command-context.ts';
import type { CommandLine } from './terminal.ts';

interface Options {
  days?: number;
  dryRun?: true;
  yes?: true;
}

/** `kestrova retention …` */
export function addRetentionCommands(program: Command, commandLine: CommandLine): void {
  program
    .command('retention')
    .description('how long records are kept')
    .command('apply')
    .description('delete what is older than the retention period')
    .option('--days <days>', 'instead of RETENTION_DAYS', parseDays)
    .option('--dry-run', 'only count')
    .option('--yes', 'do not ask')
    .action((options: Options, command: Command) =>
      withAudit(commandLine, command, async ({ services, config, terminal, countRecords }) => {
        const days = options.days ?? config.retentionDays;
        const before = instantAfter(-days * day);
        const count = await countRecordsBefore(services.database.queries, before);
        if (options.dryRun === true) {
          terminal.print(`Records older than ${days} days: ${count}.`, {
            older: count,
            records: 0,
          });
          return;
        }
        if (count > 0 && options.yes !== true) {
          await terminal.confirm(`Records older than ${days} days, to be deleted: ${count}.`);
        }
        const deleted = await deleteRecordsBefore(services.database, before, {
          onBatch(batch) {
            countRecords(batch.records + batch.emails);
          },
        });
        const erasure = { deleted, ...(await finishErasing(services)) };
        reportErasure(terminal, erasure, `Nothing is older than ${days} days.`, { older: count });
      }),
    );
}

function parseDays(value: string): number {
  if (!/^[1-9]\d{0,4}$/.test(value)) throw new InvalidArgumentError('It must be a number of days.');
  return Number(value);
}
