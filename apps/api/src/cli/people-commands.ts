import type { Command } from 'commander';
import { deleteTemporaryFiles } from '../uploads/delete-temporary-files.ts';
import { erasePerson, findKeptOfPerson } from '../retention/erase-person.ts';
import { reportErasure } from './report-erasure.ts';
import { withServices } from './command-context.ts';

/** `kestrova person …` */
export function addPersonCommands(program: Command): void {
  program
    .command('person')
    .description('what we keep of one person')
    .command('erase')
    .description('delete all that came from an e-mail address: records, files and emails')
    .argument('<email>')
    .option('--yes', 'do not ask')
    .action((email: string, options: { yes?: true }, command: Command) =>
      withServices(command, async ({ services, settings, terminal }) => {
        const { teamAddresses } = settings.outbox;
        const kept = await findKeptOfPerson(services.database.queries, email, teamAddresses);
        const { recordCount, emailCount } = kept;
        if (recordCount + emailCount > 0 && options.yes !== true) {
          await terminal.confirm(
            `To be erased: ${recordCount} records with their files, ${emailCount} emails to or from the address.`,
          );
        }
        const erasure = await erasePerson(services, kept);
        // What an upload that broke off left has no name on it; the young ones are being received.
        await deleteTemporaryFiles(settings.files.incomingDir);
        reportErasure(terminal, erasure, 'Nothing is kept of that address.');
      }),
    );
}
