import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { ContactRequestRow } from '../database/schema.ts';
import { listContactRequests } from '../modules/contacts/contact-service.ts';
import { saveCsv } from './export-file.ts';
import { createSinceOption, withAudit, toRows } from './command-context.ts';
import type { Row } from './table.ts';
import type { CommandLine } from './terminal.ts';

/** `kestrova contacts …` */
export function addContactsCommands(program: Command, commandLine: CommandLine): void {
  const contacts = program.command('contacts').description('what business visitors wrote');

  contacts
    .command('list')
    .description('show contact requests, newest first')
    .addOption(createSinceOption())
    .action((options: { since?: string }, command: Command) =>
      withAudit(commandLine, command, async (context) => {
        const requests = listContactRequests(context.services.database.queries, options.since);
        const rows = toRows(context, requests, summarize);
        await context.terminal.printRows(rows, 'There are no such contact requests.');
      }),
    );

  contacts
    .command('export')
    .description('write contact requests to a CSV file')
    .argument('<file>')
    .addOption(createSinceOption())
    .action((file: string, options: { since?: string }, command: Command) =>
      withAudit(commandLine, command, async (context) => {
        const requests = listContactRequests(context.services.database.queries, options.since);
        const path = resolve(context.config.workingDir, file);
        const count = await saveCsv(
          path,
          toRows(context, requests, (request) => ({ ...request })),
        );
        context.terminal.print(`${count} contact requests were written to ${path}.`, {
          contacts: count,
          file: path,
        });
      }),
    );
}

function summarize(request: ContactRequestRow): Row {
  return {
    reference: request.reference,
    receivedAt: request.receivedAt.slice(0, 16).replace('T', ' '),
    name: request.fullName,
    email: request.email,
    company: request.companyName,
    country: request.country,
  };
}
