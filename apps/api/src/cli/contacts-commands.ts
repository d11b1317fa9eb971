import { resolve } from 'node:path';
import type { Command } from 'commander';
import { listContactRequests } from '../modules/contacts/contact-repository.ts';
import { saveCsv } from './export-file.ts';
import { createSinceOption, withServices } from './command-context.ts';
import type { CommandLine } from './terminal.ts';

/** `kestrova contacts …` */
export function addContactsCommands(program: Command, commandLine: CommandLine): void {
  const contacts = program.command('contacts').description('what business visitors wrote');

  contacts
    .command('list')
    .description('show contact requests, newest first')
    .addOption(createSinceOption())
    .action((options: { since?: string }, command: Command) =>
      withServices(commandLine, command, async ({ services, terminal }) => {
        const rows = await listContactRequests(services.database.queries, options.since);
        terminal.printRows(
          rows.map((row) => ({
            reference: row.reference,
            receivedAt: row.receivedAt.slice(0, 16).replace('T', ' '),
            name: row.fullName,
            email: row.email,
            company: row.companyName,
            country: row.country,
          })),
          'There are no such contact requests.',
        );
      }),
    );

  contacts
    .command('export')
    .description('write contact requests to a CSV file')
    .argument('<file>')
    .addOption(createSinceOption())
    .action((file: string, options: { since?: string }, command: Command) =>
      withServices(commandLine, command, async ({ services, config, terminal }) => {
        const rows = await listContactRequests(services.database.queries, options.since);
        const path = resolve(config.workingDir, file);
        await saveCsv(
          path,
          rows.map((row) => ({ ...row })),
        );
        terminal.print(`${rows.length} contact requests were written to ${path}.`, {
          contacts: rows.length,
          file: path,
        });
      }),
    );
}
