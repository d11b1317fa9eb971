import type { Command } from 'commander';
import { queryTimeouts } from '../database/open-database.ts';
import { readSettings, type Settings } from '../config.ts';
import { createServices, type Services } from '../services.ts';
import { refuseEmptyPlace } from './assert-data-exists.ts';
import { createTerminal, type Terminal } from './terminal.ts';

/** What a command works with. */
export interface CommandContext {
  services: Services;
  settings: Settings;
  terminal: Terminal;
}

/**
 * Opens the services for one command, and closes it whatever happens.
 * @throws CommandError where the settings point at a place without data, which stays as it is: an
 * import into a mistyped folder would be lost as surely as an erasure there would erase nothing.
 */
export async function withServices(
  command: Command,
  work: (workplace: CommandContext) => Promise<void>,
): Promise<void> {
  const settings = readSettings();
  const { json } = command.optsWithGlobals<{ json?: true }>();
  await refuseEmptyPlace(settings);
  const services = await createServices(settings, queryTimeouts.operator);
  try {
    await work({ services, settings, terminal: createTerminal(json === true) });
  } finally {
    await services.close();
  }
}
