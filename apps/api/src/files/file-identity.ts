import { statSync } from 'node:fs';

/** Device and inode of what stands at a path: another file there has another identity. */
export function identifyFile(path: string): string | undefined {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found === undefined ? undefined : `${found.dev}:${found.ino}`;
  } catch {
    // A path that cannot be read at all is not the file that was opened either.
    return undefined;
  }
}
