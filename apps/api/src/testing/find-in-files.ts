import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the files of a folder that contain a text, in any case. */
export function findInFiles(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path, 'latin1').toLowerCase().includes(text.toLowerCase()));
}
