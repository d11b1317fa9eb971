import type { Command } from 'commander';
import { deleteTemporaryFiles } from '../uploads/receive-upload.ts';
import { deletePerson, findPerson, finishErasing } from '../retention/erase-person.ts';
import { reportErasure } from './report-erasure.ts';
import { withAudit, type AuditedContext } from './command-context.ts';
import type { CommandLine } from './terminal.ts';

const whenEmpty = 'Nothing is kept of that address.';

/** `kestrova people …` */
export function addPeopleCommands(program: Command, commandLine: CommandLine): void {
  const people = program.command('people').description('what is stored about one person');

  people
    .command('erase')
    .description('delete all that came from an e-mail address: records, files and emails')
    .argument('<email>')
    .option('--yes', 'do not ask')
    .action((email: string, options: { yes?: true }, command: Command) =>
      withAudit(commandLine, command, (context) =>
        eraseAddress(context, email, options.yes === true),
      ),
    );
}

async function eraseAddress(
  { services, config, terminal, countRecords }: AuditedContext,
  email: string,
  isConfirmed: boolean,
): Promise<void> {
  const { database } = services;
  const person = await findPerson(database.queries, email, config.outbox.teamAddresses);
  const { recordCount, emailCount } = person;
  if (recordCount + emailCount > 0 && !isConfirmed) {
    await terminal.confirm(
      `To be erased: ${recordCount} records with their files, ${emailCount} emails to or from the address.`,
    );
  }
  const deleted = await deletePerson(database, person);
  countRecords(deleted.records + deleted.emails);
  const erasure = { deleted, ...(await finishErasing(services)) };
  // Files of broken uploads name nobody; the young ones are still being received.
  await deleteTemporaryFiles(config.files.incomingDir);
  reportErasure(terminal, erasure, whenEmpty);
}
