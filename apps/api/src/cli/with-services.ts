import type { Command } from 'commander';
import { patience } from '../database/open-database.ts';
import { readSettings, type Settings } from '../config.ts';
import { openHouse, type House } from '../services.ts';
import { refuseEmptyPlace } from './refuse-empty-place.ts';
import { createTerminal, type Terminal } from './terminal.ts';

/** What a command works with. */
export interface Workplace {
  house: House;
  settings: Settings;
  terminal: Terminal;
}

/**
 * Opens the house for one command, and closes it whatever happens.
 * @throws OperatorError where the settings point at a place without data, which stays as it is: an
 * import into a mistyped folder would be lost as surely as an erasure there would erase nothing.
 */
export async function withHouse(
  command: Command,
  work: (workplace: Workplace) => Promise<void>,
): Promise<void> {
  const settings = readSettings();
  const { json } = command.optsWithGlobals<{ json?: true }>();
  await refuseEmptyPlace(settings);
  const house = await openHouse(settings, patience.operator);
  try {
    await work({ house, settings, terminal: createTerminal(json === true) });
  } finally {
    await house.close();
  }
}
