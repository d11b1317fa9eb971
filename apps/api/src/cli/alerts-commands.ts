import { resolve } from 'node:path';
import type { Command } from 'commander';
import { listAlerts } from '../modules/alerts/alert-repository.ts';
import { saveCsv } from './export-file.ts';
import { createSinceOption, withServices } from './command-context.ts';
import type { CommandLine } from './terminal.ts';

/** `kestrova alerts …` */
export function addAlertsCommands(program: Command, commandLine: CommandLine): void {
  const alerts = program.command('alerts').description('who gets emails about new jobs');

  alerts
    .command('list')
    .description('show job alerts, newest first')
    .addOption(createSinceOption())
    .action((options: { since?: string }, command: Command) =>
      withServices(commandLine, command, async ({ services, terminal }) => {
        const rows = await listAlerts(services.database.queries, options.since);
        terminal.printRows(
          rows.map(
            ({ receivedAt, email, country, keywords, place, type, mode, level, ...row }) => ({
              receivedAt: formatInstant(receivedAt),
              email,
              country,
              keywords,
              filters: [place, type, mode, level].filter(Boolean).join(', '),
              confirmedAt: formatInstant(row.confirmedAt),
              lastSentAt: formatInstant(row.lastSentAt),
            }),
          ),
          'There are no such job alerts.',
        );
      }),
    );

  alerts
    .command('export')
    .description('write job alerts to a CSV file')
    .argument('<file>')
    .addOption(createSinceOption())
    .action((file: string, options: { since?: string }, command: Command) =>
      withServices(commandLine, command, async ({ services, config, terminal }) => {
        const rows = await listAlerts(services.database.queries, options.since);
        const path = resolve(config.workingDir, file);
        await saveCsv(
          path,
          rows.map((row) => ({ ...row })),
        );
        terminal.print(`${rows.length} job alerts were written to ${path}.`, {
          alerts: rows.length,
          file: path,
        });
      }),
    );
}

function formatInstant(instant: string | null): string | null {
  return instant?.slice(0, 16).replace('T', ' ') ?? null;
}
