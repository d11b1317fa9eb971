import { Option, type Command } from 'commander';
import type { LetterState } from '../database/schema.ts';
import { listLetters, resendLetters } from '../email/templates/email-overview.ts';
import { OperatorError } from './command-error.ts';
import { withHouse } from './with-services.ts';

const mostShown = 200;

/** `kestrova letters …` */
export function addLettersCommands(program: Command): void {
  const letters = program.command('letters').description('the outbox');

  letters
    .command('list')
    .description('show letters, newest first; dead ones by default')
    .addOption(
      new Option('--state <state>').choices(['waiting', 'sent', 'dead', 'all']).default('dead'),
    )
    .action((options: { state: LetterState | 'all' }, command: Command) =>
      withHouse(command, async ({ house, terminal }) => {
        const rows = await listLetters(house.database.queries, options.state, mostShown);
        terminal.showRows(rows, `There are no ${options.state} letters.`);
      }),
    );

  letters
    .command('resend')
    .description('send letters again, by their ids')
    .argument('[id...]')
    .option('--dead', 'all letters that were given up')
    .action((ids: string[], options: { dead?: true }, command: Command) =>
      withHouse(command, async ({ house, terminal }) => {
        if (ids.length === 0 && options.dead !== true) {
          throw new OperatorError(
            'Name the letters by their ids, or add --dead for all dead ones.',
          );
        }
        const chosen = options.dead === true ? 'dead' : ids;
        const count = await resendLetters(house.database.queries, chosen);
        if (count < ids.length) {
          throw new OperatorError(
            `Only ${count} of ${ids.length} ids are letters. "letters list --state all" shows them.`,
          );
        }
        terminal.say(`${count} letters will be sent again by the server.`, { resent: count });
      }),
    );
}
