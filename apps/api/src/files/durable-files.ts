import { statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Creates a folder, and those above it, so that they are still there after a power cut; only their
 * owner can read them.
 */
export async function createFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let path = folder; path !== dirname(first); path = dirname(path)) {
    await syncFolder(dirname(path));
  }
}

/** Makes the names in a folder survive a power cut: a rename alone does not. */
export async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}

/** Makes a file's content survive a power cut. */
export async function syncFile(path: string): Promise<void> {
  await using handle = await open(path, 'r+');
  await handle.sync();
}

/** Gives a file on the same disk its final name, whole or not at all. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await syncFile(from);
  await rename(from, to);
  await syncFolder(dirname(to));
}

/**
 * Writes a file so that a file of its name is never incomplete. Until it is complete it is called
 * `.<name>-<unique>.part`, so that what a crash leaves can be found by the name.
 */
export async function saveDurably(path: string, content: Buffer | Readable): Promise<void> {
  const unique = `${process.pid}-${performance.now()}`;
  const temporary = join(dirname(path), `.${basename(path)}-${unique}.part`);
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (error) {
    // On a full disk each attempt would leave another one.
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
}

/** Device and inode of the file at a path, which identify it. */
export function identifyFile(path: string): string | undefined {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found === undefined ? undefined : `${found.dev}:${found.ino}`;
  } catch {
    // A path that cannot be read at all is not the file that was opened either.
    return undefined;
  }
}
