import type { Command } from 'commander';
import { readEmail } from '../outbox/delivery-overview.ts';
import { withAudit, type AuditedContext } from './command-context.ts';
import { addOutboxGroup, describeIds, findId, type OutboxRow } from './outbox-commands.ts';
import { formatMinute } from './record-commands.ts';
import { formatCell, type CommandLine, type Row } from './terminal.ts';

export function addEmailsCommands(program: Command, commandLine: CommandLine): void {
  addOutboxGroup(program, commandLine, {
    channel: 'email',
    description: 'the outbox',
    toRow: (row) => row,
    summarize,
  })
    .command('show')
    .description('show an email: its text, and the last reason why it was not sent')
    .argument('<id>', describeIds('email'))
    .action(withAudit(commandLine, show));
}

/** The list in a terminal; "emails show" has the rest. */
function summarize(email: OutboxRow): Row {
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

async function show(
  { services, terminal, countRecords }: AuditedContext,
  id: string,
): Promise<void> {
  const { queries } = services.database;
  const found = await readEmail(queries, await findId(queries, 'email', id));
  countRecords(1);
  const fields = Object.entries(found.email).map(([name, value]) => `${name}: ${value ?? ''}`);
  const lines = [...fields, '', ...found.text.split('\n')].map(formatCell);
  terminal.print(lines.join('\n'), { ...found.email, text: found.text });
}
