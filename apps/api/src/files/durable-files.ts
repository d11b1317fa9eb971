import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { hasCode } from './error-code.ts';

/**
 * Creates a folder, and those above it, so that they survive a power cut; only their owner can read
 * them.
 */
export async function createFolder(folder: string): Promise<void> {
  const above = dirname(folder);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (hasCode(error, 'EEXIST') && (await stat(folder)).isDirectory()) return;
    // ENOENT below an existing folder, as in /proc, makes Node's `recursive` try for ever.
    if (!hasCode(error, 'ENOENT') || existsSync(above)) throw error;
    await createFolder(above);
    return createFolder(folder);
  }
  await syncFolder(above);
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

/** Moves a file to its final name on the same disk, atomically. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await syncFile(from);
  await rename(from, to);
  await syncFolder(dirname(to));
}

/**
 * Writes a file so that no incomplete file has its name. Until it is complete it is called
 * `.<name>-<unique>.part`, so that the files of a crash can be found by name.
 */
export async function saveDurably(path: string, content: Buffer | Readable): Promise<void> {
  const unique = `${process.pid}-${performance.now()}`;
  const temporary = join(dirname(path), `.${basename(path)}-${unique}.part`);
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (error) {
    // Otherwise, on a full disk each attempt would leave another file.
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
}
