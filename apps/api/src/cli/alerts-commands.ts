import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { JobAlertRow } from '../database/schema.ts';
import { listAlerts } from '../modules/alerts/alert-repository.ts';
import { saveCsv } from './export-file.ts';
import { createSinceOption, withAudit, toRows } from './command-context.ts';
import type { Row } from './table.ts';
import type { CommandLine } from './terminal.ts';

/** `kestrova alerts …` */
export function addAlertsCommands(program: Command, commandLine: CommandLine): void {
  const alerts = program.command('alerts').description('who gets emails about new jobs');

  alerts
    .command('list')
    .description('show job alerts, newest first')
    .addOption(createSinceOption())
    .action((options: { since?: string }, command: Command) =>
      withAudit(commandLine, command, async (context) => {
        const found = listAlerts(context.services.database.queries, options.since);
        const rows = toRows(context, found, summarize);
        await context.terminal.printRows(rows, 'There are no such job alerts.');
      }),
    );

  alerts
    .command('export')
    .description('write job alerts to a CSV file')
    .argument('<file>')
    .addOption(createSinceOption())
    .action((file: string, options: { since?: string }, command: Command) =>
      withAudit(commandLine, command, async (context) => {
        const found = listAlerts(context.services.database.queries, options.since);
        const path = resolve(context.config.workingDir, file);
        const count = await saveCsv(
          path,
          toRows(context, found, (alert) => ({ ...alert })),
        );
        context.terminal.print(`${count} job alerts were written to ${path}.`, {
          alerts: count,
          file: path,
        });
      }),
    );
}

function summarize(alert: JobAlertRow): Row {
  const { place, type, mode, level } = alert;
  return {
    receivedAt: formatInstant(alert.receivedAt),
    email: alert.email,
    country: alert.country,
    keywords: alert.keywords,
    filters: [place, type, mode, level].filter(Boolean).join(', '),
    confirmedAt: formatInstant(alert.confirmedAt),
    lastSentAt: formatInstant(alert.lastSentAt),
  };
}

function formatInstant(instant: string | null): string | null {
  return instant?.slice(0, 16).replace('T', ' ') ?? null;
}
