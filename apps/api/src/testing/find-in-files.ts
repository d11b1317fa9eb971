import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a folder in which a word still stands, wherever in them and however capitalised. */
export function findInFiles(folder: string, word: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path, 'latin1').toLowerCase().includes(word.toLowerCase()));
}
