import { InvalidArgumentError, Option, type Command } from 'commander';
import { findOperator, finishAuditEntry, saveAuditEntry } from '../audit/audit-log.ts';
import { readConfig, type Config } from '../config.ts';
import { queryTimeouts } from '../database/open-database.ts';
import { createServices, type Services } from '../services.ts';
import { assertDataExists } from './assert-data-exists.ts';
import { createTerminal, type CommandLine, type Row, type Terminal } from './terminal.ts';

/** What a command gets. */
export interface CommandContext {
  services: Services;
  config: Config;
  terminal: Terminal;
}

/**
 * Runs a command with the services, and closes them afterwards.
 * @throws CommandError if the settings point at a place without data: an import into a mistyped
 * folder would be lost, and an erasure there would erase nothing.
 */
export async function withServices(
  commandLine: CommandLine,
  command: Command,
  run: (context: CommandContext) => Promise<void>,
): Promise<void> {
  const config = readConfig(commandLine.environment);
  const { json } = command.optsWithGlobals<{ json?: true }>();
  await assertDataExists(config);
  const services = await createServices(config, queryTimeouts.operator);
  try {
    await run({ services, config, terminal: createTerminal(commandLine, json === true) });
  } finally {
    await services.close();
  }
}

/** What a command gets that reads or removes personal data. */
export interface AuditedContext extends CommandContext {
  /** Counts records that the command has read or removed, for the audit log. */
  countRecords: (count: number) => void;
}

/**
 * Runs a command that reads or removes personal data, with an entry in the audit log: without one it
 * does not begin, and where it fails or is killed half-way the entry is there.
 */
export async function withAudit(
  commandLine: CommandLine,
  command: Command,
  run: (context: AuditedContext) => Promise<void>,
): Promise<void> {
  await withServices(commandLine, command, async (context) => {
    const { queries } = context.services.database;
    const operator = findOperator(context.config.sudoUser);
    const act = { operator, command: nameCommand(command), records: null };
    const entryId = await saveAuditEntry(queries, act);
    let records = 0;
    const countRecords = (count: number) => {
      records += count;
    };
    try {
      await run({ ...context, countRecords });
    } finally {
      await finishAuditEntry(queries, entryId, records);
    }
  });
}

/** Without arguments and options, which may hold personal data. */
function nameCommand(command: Command): string {
  const group = command.parent?.parent === null ? undefined : command.parent?.name();
  return [group, command.name()].filter(Boolean).join(' ');
}

/** `--since <date>`: a day or an instant; gives the ISO instant. */
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
  toRow: (record: Item) => Row,
): AsyncGenerator<Row> {
  for await (const record of records) {
    countRecords(1);
    yield toRow(record);
  }
}
