import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readCautiousClock } from '../files/cautious-clock.ts';

/** In milliseconds: no upload lasts this long, so older ones are what a killed process left. */
const maxAge = 3_600_000;
/** As `createIncomingFolder` names them. */
const pattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.part$/;

/** Deletes temporary files that no request will finish; @returns how many. */
export async function deleteTemporaryFiles(folder: string): Promise<number> {
  let deleted = 0;
  for (const name of await readdir(folder)) {
    if (!pattern.test(name)) continue;
    const path = join(folder, name);
    // Another instance's request may have moved it away meanwhile.
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || readCautiousClock() - found.mtimeMs < maxAge) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}
