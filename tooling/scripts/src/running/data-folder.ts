import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { SettingError } from './settings.ts';

/**
 * Makes the folder for the data, if it is not there; then only its owner can read it.
 * @throws SettingError where nothing can be written there.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new SettingError(
      `Nothing can be written to ${folder} (${(error as NodeJS.ErrnoException).code}): make that folder writable, or choose another one with DATA_DIR.`,
      { cause: error },
    );
  }
}
