import type { Command, Option } from 'commander';
import { listAuditEntries } from '../audit/audit-log.ts';
import type { Queries } from '../database/open-database.ts';
import type { ContactRequestRow, JobAlertRow } from '../database/schema.ts';
import { listAlerts } from '../modules/alerts/alert-repository.ts';
import { listContactRequests } from '../modules/contacts/contact-service.ts';
import { createSinceOption, toRows, withAudit, withServices } from './command-context.ts';
import { findExportPath, listColumns, saveCsv } from './export-file.ts';
import type { CommandLine, Row } from './terminal.ts';

export interface RecordSpec<Record, Options> {
  command: string;
  description: string;
  /** The plural noun for these records in messages. */
  plural: string;
  /** Options besides `--since`. */
  options?: readonly Option[];
  list: (queries: Queries, options: Options) => AsyncGenerator<Record>;
  /** The columns of the list; an export has all columns. */
  summarize: (record: Record) => Row;
}

interface SinceOptions {
  since?: string;
}

export function addContactsCommands(program: Command, commandLine: CommandLine): void {
  addRecordCommands<ContactRequestRow>(program, commandLine, {
    command: 'contacts',
    description: 'what business visitors wrote',
    plural: 'contact requests',
    table: 'contactRequests',
    list: (queries, { since }) => listContactRequests(queries, since),
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

export function addAlertsCommands(program: Command, commandLine: CommandLine): void {
  addRecordCommands<JobAlertRow>(program, commandLine, {
    command: 'alerts',
    description: 'who gets emails about new jobs',
    plural: 'job alerts',
    table: 'jobAlerts',
    list: (queries, { since }) => listAlerts(queries, since),
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

export function addAuditCommands(program: Command, commandLine: CommandLine): void {
  program
    .command('audit')
    .description('who read or removed personal data')
    .command('list')
    .description('show the audit log, newest first; killed commands have no number of records')
    .addOption(createSinceOption('what was done'))
    .action(
      withServices(commandLine, async ({ services, terminal }, options: SinceOptions) => {
        const entries = await listAuditEntries(services.database.queries, options.since);
        const rows = entries.map(({ id: _id, ...entry }) => entry);
        await terminal.printRows(rows, 'Nothing was recorded.');
      }),
    );
}

/** Adds the group of these records with its `list`. @returns the group. */
export function addListCommand<Record, Options extends object>(
  program: Command,
  commandLine: CommandLine,
  { command, description, plural, options = [], list, summarize }: RecordSpec<Record, Options>,
): Command {
  const group = program.command(command).description(description);
  const listCommand = group.command('list').description(`show ${plural}, newest first`);
  for (const option of [createSinceOption(), ...options]) listCommand.addOption(option);
  listCommand.action(
    withAudit(commandLine, async (context, given: Options) => {
      const rows = toRows(context, list(context.services.database.queries, given), summarize);
      await context.terminal.printRows(rows, `There are no such ${plural}.`);
    }),
  );
  return group;
}

function addRecordCommands<Record extends ContactRequestRow | JobAlertRow>(
  program: Command,
  commandLine: CommandLine,
  spec: RecordSpec<Record, SinceOptions> & { table: 'contactRequests' | 'jobAlerts' },
): void {
  const { command: name, plural, list, table } = spec;
  addListCommand(program, commandLine, spec)
    .command('export')
    .description(`write ${plural} to a CSV file`)
    .argument('[file]', 'default: a new file in .data/exports')
    .addOption(createSinceOption())
    .action(
      withAudit(commandLine, async (context, file: string | undefined, options: SinceOptions) => {
        const path = await findExportPath(context.config, file, `${name}.csv`);
        const found = list(context.services.database.queries, options);
        const rows = toRows(context, found, (record) => ({ ...record }));
        const columns = await listColumns(context.services.database, table);
        const count = await saveCsv(path, columns, rows);
        const data = { [name]: count, file: path };
        context.terminal.print(`Number of ${plural} written to ${path}: ${count}.`, data);
      }),
    );
}

export function formatMinute(instant: string | null): string | null {
  return instant?.slice(0, 16).replace('T', ' ') ?? null;
}
