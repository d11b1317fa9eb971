import { createHash, randomUUID } from 'node:crypto';
import { constants, existsSync, statSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hour } from '../time.ts';
import { hasCode } from './error-code.ts';

/** The hash and size of a file. */
export interface HashedFile {
  sha256: string;
  /** In bytes. */
  size: number;
}

/** A file on the local disk with its whole content. */
export interface LocalFile extends HashedFile {
  path: string;
}

const maxChunk = 65_536;

/** Fails for a link, and does not wait for the writer of a pipe. */
const regularOnly = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Reads a file to its end through one buffer: streams would create garbage for each chunk. */
export async function hashFile(path: string, signal?: AbortSignal): Promise<HashedFile> {
  await using handle = await open(path, regularOnly);
  const { size } = await handle.stat();
  const buffer = Buffer.allocUnsafe(Math.min(Math.max(size, 1), maxChunk));
  const hash = createHash('sha256');
  let total = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { bytesRead } = await handle.read(buffer);
    if (bytesRead === 0) return { sha256: hash.digest('hex'), size: total };
    hash.update(buffer.subarray(0, bytesRead));
    total += bytesRead;
  }
}

/** Writes chunks to a file that only its owner can read; by default it must be new. */
export async function writeHashed(path: string, chunks: AsyncIterable<Buffer>, flags = 'wx') {
  const hash = createHash('sha256');
  let size = 0;
  const measure = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  // Opened before the pipeline: a stream that opens the file itself may do so after its removal.
  await using handle = await open(path, flags, 0o600);
  await pipeline(chunks, measure, handle.createWriteStream());
  return { sha256: hash.digest('hex'), size };
}

export type TemporaryFiles = ReturnType<typeof createTemporaryFiles>;

/**
 * The temporary files of one request or email, which are removed when it ends; content is streamed, never
 * held in memory whole.
 */
export function createTemporaryFiles(folder: string) {
  const paths: string[] = [];
  return {
    async receive<Label extends object>(
      content: Readable,
      label: Label,
    ): Promise<Label & LocalFile> {
      const path = join(folder, `${randomUUID()}.part`);
      // Before the first byte, so that an aborted upload is removed too.
      paths.push(path);
      // Without a listener, an upload that aborts before it is read ends the process; the pipeline throws.
      content.on('error', () => undefined);
      return { ...label, path, ...(await writeHashed(path, content)) };
    },
    async [Symbol.asyncDispose]() {
      // A failure here must not hide the request's own error; `deleteTemporaryFiles` finds the file.
      await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
    },
  };
}

/** Longer than any upload, so older files were left by a killed process. */
const maxAge = hour;
const temporaryName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.part$/;

/** Deletes the temporary files of killed processes. */
export async function deleteTemporaryFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!temporaryName.test(name)) continue;
    const path = join(folder, name);
    // Another instance may have just moved it.
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || Date.now() - found.mtimeMs < maxAge) continue;
    await rm(path, { force: true });
  }
}

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
