import { Option, type Command } from 'commander';
import type { EmailState } from '../database/schema.ts';
import { listEmails, resendEmails } from '../email/outbox/email-overview.ts';
import { CommandError, type CommandLine } from './terminal.ts';
import { withAudit, withServices } from './command-context.ts';

const maxShown = 200;

/** `kestrova emails …` */
export function addEmailsCommands(program: Command, commandLine: CommandLine): void {
  const emails = program.command('emails').description('the outbox');

  emails
    .command('list')
    .description('show emails, newest first; dead ones by default')
    .addOption(
      new Option('--state <state>').choices(['waiting', 'sent', 'dead', 'all']).default('dead'),
    )
    .action((options: { state: EmailState | 'all' }, command: Command) =>
      withAudit(commandLine, command, async ({ services, terminal, countRecords }) => {
        const rows = await listEmails(services.database.queries, options.state, maxShown);
        countRecords(rows.length);
        await terminal.printRows(rows, `There are no ${options.state} emails.`);
      }),
    );

  emails
    .command('resend')
    .description('send emails again, by their ids')
    .argument('[id...]')
    .option('--dead', 'all emails that were given up')
    .action((ids: string[], options: { dead?: true }, command: Command) =>
      withServices(commandLine, command, async ({ services, terminal }) => {
        if (ids.length === 0 && options.dead !== true) {
          throw new CommandError('Name the emails by their ids, or add --dead for all dead ones.');
        }
        const chosen = options.dead === true ? 'dead' : ids;
        const count = await resendEmails(services.database.queries, chosen);
        if (count < ids.length) {
          throw new CommandError(
            `Only ${count} of ${ids.length} ids are emails. "emails list --state all" shows them.`,
          );
        }
        terminal.print(`${count} emails will be sent again by the server.`, { resent: count });
      }),
    );
}
