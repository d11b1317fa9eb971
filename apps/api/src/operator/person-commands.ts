import type { Command } from 'commander';
import { deleteRecords, findRecordsOfPerson } from '../records/delete-records.ts';
import { withHouse } from './with-house.ts';

/** `kestrova person …` */
export function addPersonCommands(program: Command): void {
  program
    .command('person')
    .description('what we keep of one person')
    .command('erase')
    .description('delete all that came from an e-mail address: records, files and letters')
    .argument('<email>')
    .option('--yes', 'do not ask')
    .action((email: string, options: { yes?: true }, command: Command) =>
      withHouse(command, async ({ house, terminal }) => {
        const found = await findRecordsOfPerson(house.database.queries, email);
        const count = found.reduce((sum, { ids }) => sum + ids.length, 0);
        if (count === 0) {
          terminal.say('Nothing is kept of that address.', { records: 0, files: 0, letters: 0 });
          return;
        }
        if (options.yes !== true) await terminal.confirm(`Records to be erased: ${count}.`);
        const deleted = await deleteRecords(house, found);
        terminal.say(
          `Erased. Records: ${deleted.records}, files: ${deleted.files}, letters: ${deleted.letters}.`,
          deleted,
        );
      }),
    );
}
