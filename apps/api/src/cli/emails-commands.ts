import { Option, type Command } from 'commander';
import type { Queries } from '../database/open-database.ts';
import type { EmailState } from '../database/schema.ts';
import {
  findEmailIds,
  listEmails,
  readEmail,
  resendEmails,
} from '../email/outbox/email-overview.ts';
import { OperatorError } from '../errors.ts';
import { formatMinute } from './record-commands.ts';
import { formatCell, type CommandLine, type Row } from './terminal.ts';
import {
  withAudit,
  withServices,
  type AuditedContext,
  type CommandContext,
} from './command-context.ts';

const maxShown = 200;
const idMeaning = 'ids of emails, or their first characters';

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
        await context.terminal.printRows(rows, 'There are no such emails.', summarize);
      }),
    );

  emails
    .command('show')
    .description('show an email: its text, and the last reason why it was not sent')
    .argument('<id>', idMeaning)
    .action(withAudit(commandLine, show));

  emails
    .command('resend')
    .description('send emails again, by their ids')
    .argument('[id...]', idMeaning)
    .option('--dead', 'all dead emails')
    .action(withServices(commandLine, resend));
}

/** The list in a terminal; "emails show" has the rest. */
function summarize(email: Awaited<ReturnType<typeof listEmails>>[number]): Row {
  const { id, createdAt, state, recipient, subject, lastError } = email;
  return {
    id: id.slice(0, 8),
    createdAt: formatMinute(createdAt),
    state,
    recipient,
    subject,
    lastError,
  };
}

/** @throws OperatorError if no email or more than one has an id that begins so. */
async function findId(queries: Queries, start: string): Promise<string> {
  const [id, other] = await findEmailIds(queries, start);
  if (id === undefined) {
    throw new OperatorError(
      `There is no email ${start}. Nothing was changed; "emails list --state all" shows the ids.`,
    );
  }
  if (other === undefined) return id;
  throw new OperatorError(
    `The ids of several emails begin with ${start}. Nothing was changed; type more characters.`,
  );
}

async function show(
  { services, terminal, countRecords }: AuditedContext,
  id: string,
): Promise<void> {
  const { queries } = services.database;
  const found = await readEmail(queries, await findId(queries, id));
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
    throw new OperatorError('Name the emails by their ids, or add --dead for all dead ones.');
  }
  const { queries } = services.database;
  const found = await Promise.all(ids.map((id) => findId(queries, id)));
  const count = await resendEmails(queries, dead ? 'dead' : found);
  terminal.print(`Emails that the server will send again: ${count}.`, { resent: count });
}
