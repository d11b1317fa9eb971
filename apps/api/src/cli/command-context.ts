import { InvalidArgumentError, Option, type Command } from 'commander';
import { findOperator, withAuditEntry } from '../audit/audit-log.ts';
import { readConfig, type Config } from '../config/config.ts';
import { queryTimeouts } from '../database/open-database.ts';
import { createServices } from '../create-services.ts';
import type { Services } from '../services.ts';
import { assertDataExists } from './assert-data-exists.ts';
import { createTerminal, type CommandLine, type Row, type Terminal } from './terminal.ts';

/** The context of every command. */
export interface BareContext {
  config: Config;
  terminal: Terminal;
  /** For the audit log, without arguments and options, which may hold personal data. */
  act: { operator: string; command: string };
}

/** The context of a command that opens the services. */
export interface CommandContext extends BareContext {
  services: Services;
}

/** The context of a command that reads or removes personal data. */
export interface AuditedContext extends CommandContext {
  /** Counts records that the command has read or removed, for the audit log. */
  countRecords: (count: number) => void;
}

/** The work of a command: receives its context, then its arguments and options from Commander. */
type Work<Context, Args extends unknown[]> = (context: Context, ...args: Args) => Promise<void>;

/** Creates an action that reads the settings. */
export function withConfig<Args extends unknown[]>(
  commandLine: CommandLine,
  run: Work<BareContext, Args>,
) {
  return async function runCommand(this: Command, ...args: Args): Promise<void> {
    const config = readConfig(commandLine.environment);
    const { json } = this.optsWithGlobals<{ json?: true }>();
    const group = this.parent?.parent === null ? undefined : this.parent?.name();
    const command = [group, this.name()].filter(Boolean).join(' ');
    const operator = findOperator(config.sudoUser);
    const terminal = createTerminal(commandLine, json === true);
    await run({ config, terminal, act: { operator, command } }, ...args);
  };
}

/**
 * Creates an action that opens the services, and closes them afterwards.
 * @throws OperatorError if the settings point at a place without data: an import into a mistyped
 * folder would be lost, and an erasure there would erase nothing.
 */
export function withServices<Args extends unknown[]>(
  commandLine: CommandLine,
  run: Work<CommandContext, Args>,
) {
  return withConfig(commandLine, async (context, ...args: Args) => {
    await assertDataExists(context.config);
    await using services = await createServices(context.config, queryTimeouts.operator);
    await run({ ...context, services }, ...args);
  });
}

/** Creates an action that reads or removes personal data, with an entry in the audit log. */
export function withAudit<Args extends unknown[]>(
  commandLine: CommandLine,
  run: Work<AuditedContext, Args>,
) {
  return withServices(commandLine, (context, ...args: Args) =>
    withAuditEntry(context.services.database.queries, context.act, (countRecords) =>
      run({ ...context, countRecords }, ...args),
    ),
  );
}

/** `--since <date>`: parses a day or an instant to an ISO instant. */
export function createSinceOption(what = 'what was received'): Option {
  return new Option('--since <date>', `only ${what} since, such as 2026-11-01`).argParser(
    (value: string) => {
      const date = new Date(value);
      if (Number.isNaN(date.getTime())) {
        throw new InvalidArgumentError('It must be a date such as 2026-11-01.');
      }
      return date.toISOString();
    },
  );
}

/** Turns records into rows as they are read, and counts each for the audit log. */
export async function* toRows<Item>(
  { countRecords }: Pick<AuditedContext, 'countRecords'>,
  records: AsyncIterable<Item>,
  toRow: (record: Item) => Row | Promise<Row>,
): AsyncGenerator<Row> {
  for await (const record of records) {
    countRecords(1);
    yield await toRow(record);
  }
}
