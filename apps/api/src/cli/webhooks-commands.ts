import type { Command } from 'commander';
import { addOutboxGroup } from './outbox-commands.ts';
import { formatMinute } from './record-commands.ts';
import type { CommandLine } from './terminal.ts';

export function addWebhooksCommands(program: Command, commandLine: CommandLine): void {
  addOutboxGroup(program, commandLine, {
    channel: 'webhook',
    description: 'what other systems are told',
    toRow: ({ recipient: _none, subject: type, ...webhook }) => ({ ...webhook, type }),
    summarize: ({ id, createdAt, state, type, attempts, lastError }) => ({
      id: id.slice(0, 8),
      createdAt: formatMinute(createdAt),
      state,
      type,
      attempts,
      lastError,
    }),
  });
}
