import type { Command } from 'commander';
import { listAuditEntries } from '../audit/audit-log.ts';
import { createSinceOption, withServices } from './command-context.ts';
import type { CommandLine } from './terminal.ts';

/** `kestrova audit …` */
export function addAuditCommands(program: Command, commandLine: CommandLine): void {
  program
    .command('audit')
    .description('who read or removed personal data')
    .command('list')
    .description('show the audit log, newest first; killed commands have no number of records')
    .addOption(createSinceOption('what was done'))
    .action(
      withServices(commandLine, async ({ services, terminal }, options: { since?: string }) => {
        const entries = await listAuditEntries(services.database.queries, options.since);
        const rows = entries.map(({ id: _id, ...entry }) => entry);
        await terminal.printRows(rows, 'Nothing was recorded.');
      }),
    );
}
