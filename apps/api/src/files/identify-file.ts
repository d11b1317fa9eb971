import { statSync } from 'node:fs';

/** Device and inode of the file at a path, which identify it. */
export function identifyFile(path: string): string | undefined {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found === undefined ? undefined : `${found.dev}:${found.ino}`;
  } catch {
    // An unreadable path is not the file that was opened.
    return undefined;
  }
}
