import { InvalidArgumentError, Option, type Command } from 'commander';
import { queryTimeouts } from '../database/open-database.ts';
import { readConfig, type Config } from '../config.ts';
import { createServices, type Services } from '../services.ts';
import { assertDataExists } from './assert-data-exists.ts';
import { createTerminal, type CommandLine, type Terminal } from './terminal.ts';

/** What a command gets. */
export interface CommandContext {
  services: Services;
  config: Config;
  terminal: Terminal;
}

/**
 * Runs a command with the services, and closes them afterwards.
 * @throws CommandError where the settings point at a place without data: an import into a mistyped
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

/** `--since <date>`: a day or an instant; gives the ISO instant. */
export function createSinceOption(): Option {
  return new Option('--since <date>', 'only what was received since, such as 2026-11-01').argParser(
    (value: string) => {
      const date = new Date(value);
      if (Number.isNaN(date.getTime())) {
        throw new InvalidArgumentError('It must be a date such as 2026-11-01.');
      }
      return date.toISOString();
    },
  );
}
