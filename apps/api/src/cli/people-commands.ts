import type { Command } from 'commander';
import { deleteTemporaryFiles } from '../uploads/receive-upload.ts';
import { erasePerson, findPerson } from '../retention/erase-person.ts';
import { reportErasure } from './report-erasure.ts';
import { withServices } from './command-context.ts';
import type { CommandLine } from './terminal.ts';

/** `kestrova people …` */
export function addPeopleCommands(program: Command, commandLine: CommandLine): void {
  program
    .command('people')
    .description('what is stored about one person')
    .command('erase')
    .description('delete all that came from an e-mail address: records, files and emails')
    .argument('<email>')
    .option('--yes', 'do not ask')
    .action((email: string, options: { yes?: true }, command: Command) =>
      withServices(commandLine, command, async ({ services, config, terminal }) => {
        const { teamAddresses } = config.outbox;
        const person = await findPerson(services.database.queries, email, teamAddresses);
        const { recordCount, emailCount } = person;
        if (recordCount + emailCount > 0 && options.yes !== true) {
          await terminal.confirm(
            `To be erased: ${recordCount} records with their files, ${emailCount} emails to or from the address.`,
          );
        }
        const erasure = await erasePerson(services, person);
        // Files of broken uploads name nobody; the young ones are still being received.
        await deleteTemporaryFiles(config.files.incomingDir);
        reportErasure(terminal, erasure, 'Nothing is kept of that address.');
      }),
    );
}
