import { Option, type Command } from 'commander';
import type { Queries } from '../database/open-database.ts';
import type { ChannelName, DeliveryState } from '../database/schema.ts';
import { findDeliveryIds, listDeliveries, resendDeliveries } from '../outbox/delivery-overview.ts';
import { OperatorError } from '../errors.ts';
import { withAudit, withServices } from './command-context.ts';
import type { CommandLine, Row } from './terminal.ts';

const maxShown = 200;

export type OutboxRow = Awaited<ReturnType<typeof listDeliveries>>[number];

export interface OutboxGroup<Item extends Row> {
  channel: ChannelName;
  description: string;
  toRow: (row: OutboxRow) => Item;
  /** The list in a terminal. */
  summarize: (item: Item) => Row;
}

export const describeIds = (channel: ChannelName) =>
  `ids of ${channel}s, or their first characters`;

/** Adds the group of a channel, with the commands `list` and `resend`. */
export function addOutboxGroup<Item extends Row>(
  program: Command,
  commandLine: CommandLine,
  { channel, description, toRow, summarize }: OutboxGroup<Item>,
): Command {
  const plural = `${channel}s`;
  const group = program.command(plural).description(description);

  group
    .command('list')
    .description(`show ${plural}, newest first; dead ones by default`)
    .addOption(
      new Option('--state <state>').choices(['waiting', 'sent', 'dead', 'all']).default('dead'),
    )
    .action(
      withAudit(commandLine, async (context, { state }: { state: DeliveryState | 'all' }) => {
        const { queries } = context.services.database;
        const rows = await listDeliveries(queries, channel, state, maxShown);
        context.countRecords(rows.length);
        await context.terminal.printRows(
          rows.map(toRow),
          `There are no such ${plural}.`,
          summarize,
        );
      }),
    );

  group
    .command('resend')
    .description(`send ${plural} again, by their ids`)
    .argument('[id...]', describeIds(channel))
    .option('--dead', `all dead ${plural}`)
    .action(
      withServices(commandLine, async (context, ids: string[], { dead }: { dead?: true }) => {
        if (ids.length === 0 && !dead) {
          throw new OperatorError(
            `Name the ${plural} by their ids, or add --dead for all dead ones.`,
          );
        }
        const { queries } = context.services.database;
        const found = await Promise.all(ids.map((id) => findId(queries, channel, id)));
        const count = await resendDeliveries(queries, channel, dead ? 'dead' : found);
        const name = channel === 'email' ? 'Emails' : 'Webhooks';
        const data = { resent: count };
        context.terminal.print(`${name} that the server will send again: ${count}.`, data);
      }),
    );
  return group;
}

/** @throws OperatorError if none of the channel, or more than one, has an id that begins so. */
export async function findId(
  queries: Queries,
  channel: ChannelName,
  start: string,
): Promise<string> {
  const [id, other] = await findDeliveryIds(queries, channel, start);
  if (id === undefined) {
    throw new OperatorError(
      `There is no ${channel} ${start}. Nothing was changed; "${channel}s list --state all" shows the ids.`,
    );
  }
  if (other === undefined) return id;
  throw new OperatorError(
    `The ids of several ${channel}s begin with ${start}. Nothing was changed; type more characters.`,
  );
}
