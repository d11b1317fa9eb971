import { Option, type Command } from 'commander';
import type { EmailState } from '../database/schema.ts';
import { findEmail, listEmails, resendEmails } from '../email/outbox/email-overview.ts';
import { CommandError, formatCell, type CommandLine } from './terminal.ts';
import {
  withAudit,
  withServices,
  type AuditedContext,
  type CommandContext,
} from './command-context.ts';

const maxShown = 200;

export function addEmailsCommands(program: Command, commandLine: CommandLine): void {
  const emails = program.command('emails').description('the outbox');

  emails
    .command('list')
    .description('show emails, newest first; dead ones by default')
    .addOption(
      new Option('--state <state>').choices(['waiting', 'sent', 'dead', 'all']).default('dead'),
    )
    .action(
      withAudit(commandLine, async (context, { state }: { state: EmailState | 'all' }) => {
        const rows = await listEmails(context.services.database.queries, state, maxShown);
        context.countRecords(rows.length);
        await context.terminal.printRows(rows, `There are no ${state} emails.`);
      }),
    );

  emails
    .command('show')
    .description('show an email: its text, and the last reason why it was not sent')
    .argument('<id>')
    .action(withAudit(commandLine, show));

  emails
    .command('resend')
    .description('send emails again, by their ids')
    .argument('[id...]')
    .option('--dead', 'all dead emails')
    .action(withServices(commandLine, resend));
}

async function show(
  { services, terminal, countRecords }: AuditedContext,
  id: string,
): Promise<void> {
  const found = await findEmail(services.database.queries, id);
  if (found === undefined) {
    throw new CommandError(`There is no email ${id}. "emails list --state all" shows the ids.`);
  }
  countRecords(1);
  const fields = Object.entries(found.email).map(([name, value]) => `${name}: ${value ?? ''}`);
  const lines = [...fields, '', ...found.text.split('\n')].map(formatCell);
  terminal.print(lines.join('\n'), { ...found.email, text: found.text });
}

async function resend(
  { services, terminal }: CommandContext,
  ids: string[],
  { dead }: { dead?: true },
): Promise<void> {
  if (ids.length === 0 && !dead) {
    throw new CommandError('Name the emails by their ids, or add --dead for all dead ones.');
  }
  const count = await resendEmails(services.database.queries, dead ? 'dead' : ids);
  if (count < ids.length) {
    throw new CommandError(
      `Emails that will be sent again: ${count} of ${ids.length}; the other ids are unknown. "emails list --state all" shows the known ones.`,
    );
  }
  terminal.print(`Emails that the server will send again: ${count}.`, { resent: count });
}
