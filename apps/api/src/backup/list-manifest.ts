import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { backupEntries, parseManifestLine, type ManifestEntry } from './backup-format.ts';

/** Lists the lines of a manifest; undefined stands for one that no backup has. */
export async function* listManifest(folder: string): AsyncGenerator<ManifestEntry | undefined> {
  const handle = await open(join(folder, backupEntries.manifest));
  for await (const line of handle.readLines()) yield parseManifestLine(line);
}
