import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Queries } from '../database/open-database.ts';
import type { ContactRequestRow, JobAlertRow } from '../database/schema.ts';
import { listAlerts } from '../modules/alerts/alert-repository.ts';
import { listContactRequests } from '../modules/contacts/contact-service.ts';
import { createSinceOption, toRows, withAudit } from './command-context.ts';
import { saveCsv } from './export-file.ts';
import type { Row } from './table.ts';
import type { CommandLine } from './terminal.ts';

/** Records of which the operator gets a list and a CSV file. */
interface RecordKind<Record> {
  command: string;
  description: string;
  /** As sentences name several of them. */
  plural: string;
  list: (queries: Queries, since: string | undefined) => AsyncGenerator<Record>;
  /** What the list shows; the file has every column. */
  summarize: (record: Record) => Row;
}

/** `kestrova contacts …` */
export function addContactsCommands(program: Command, commandLine: CommandLine): void {
  addRecordCommands<ContactRequestRow>(program, commandLine, {
    command: 'contacts',
    description: 'what business visitors wrote',
    plural: 'contact requests',
    list: listContactRequests,
    summarize: (request) => ({
      reference: request.reference,
      receivedAt: formatMinute(request.receivedAt),
      name: request.fullName,
      email: request.email,
      company: request.companyName,
      country: request.country,
    }),
  });
}

/** `kestrova alerts …` */
export function addAlertsCommands(program: Command, commandLine: CommandLine): void {
  addRecordCommands<JobAlertRow>(program, commandLine, {
    command: 'alerts',
    description: 'who gets emails about new jobs',
    plural: 'job alerts',
    list: listAlerts,
    summarize: ({ place, type, mode, level, ...alert }) => ({
      receivedAt: formatMinute(alert.receivedAt),
      email: alert.email,
      country: alert.country,
      keywords: alert.keywords,
      filters: [place, type, mode, level].filter(Boolean).join(', '),
      confirmedAt: formatMinute(alert.confirmedAt),
      lastSentAt: formatMinute(alert.lastSentAt),
    }),
  });
}

function addRecordCommands<Record extends ContactRequestRow | JobAlertRow>(
  program: Command,
  commandLine: CommandLine,
  { command: name, description, plural, list, summarize }: RecordKind<Record>,
): void {
  const group = program.command(name).description(description);

  group
    .command('list')
    .description(`show ${plural}, newest first`)
    .addOption(createSinceOption())
    .action((options: { since?: string }, command: Command) =>
      withAudit(commandLine, command, async (context) => {
        const found = list(context.services.database.queries, options.since);
        const rows = toRows(context, found, summarize);
        await context.terminal.printRows(rows, `There are no such ${plural}.`);
      }),
    );

  group
    .command('export')
    .description(`write ${plural} to a CSV file`)
    .argument('<file>')
    .addOption(createSinceOption())
    .action((file: string, options: { since?: string }, command: Command) =>
      withAudit(commandLine, command, async (context) => {
        const found = list(context.services.database.queries, options.since);
        const path = resolve(context.config.workingDir, file);
        const rows = toRows(context, found, (record) => ({ ...record }));
        const count = await saveCsv(path, rows);
        const data = { [name]: count, file: path };
        context.terminal.print(`${count} ${plural} were written to ${path}.`, data);
      }),
    );
}

function formatMinute(instant: string | null): string | null {
  return instant?.slice(0, 16).replace('T', ' ') ?? null;
}
