import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No upload lasts this long; older temporary files are what a killed process left, in milliseconds. */
const longestUpload = 10 * 60_000;

/** Removes temporary files that no request will finish; @returns how many. */
export async function sweepIncoming(folder: string): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    // Another instance's request may have moved it away meanwhile.
    if (found === undefined || Date.now() - found.mtimeMs < longestUpload) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
