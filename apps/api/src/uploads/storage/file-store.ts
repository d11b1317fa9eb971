import type { Dirent } from 'node:fs';
import { open, opendir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { UnavailableError } from '../../errors.ts';
import { hasCode, isDiskFull } from '../../files/error-code.ts';
import { createFolder, moveDurably } from '../../files/durable-files.ts';
import { writeHashed, type LocalFile } from '../../files/hashed-files.ts';
import { identifyFile } from '../../files/identify-file.ts';

const storedName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.(?:pdf|doc|docx)$/;

/** Whether the server made this name. Cleanup leaves every other file alone. */
export function isStoredName(name: string): boolean {
  return storedName.test(name);
}

/** The store can be read, and has no file of this name. */
export class MissingFileError extends Error {
  override name = 'MissingFileError';

  constructor(name: string, cause?: unknown) {
    super(`there is no stored file ${name}`, { cause });
  }
}

/** Stores the visitors' files under names made by the server; nothing serves them to the web. */
export interface FileStore extends Disposable {
  /**
   * Resolves once the file is durable. It may move the temporary file away.
   * @throws UnavailableError if the store takes no files; the system's error if its disk is full.
   */
  save(name: string, file: LocalFile): Promise<void>;
  /** @throws MissingFileError if the file does not exist. */
  open(name: string): Promise<Readable>;
  /** Does nothing if the file does not exist. */
  remove(name: string): Promise<void>;
  /** Lists the names of the files that `isStoredName`. */
  list(): AsyncIterable<string>;
  /** Writes a small file and removes it. @throws if files cannot be stored now. */
  check(): Promise<void>;
}

/** The store could not be read, unlike the disk that is written to; `cause` says why. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'it gave no reason', { cause });
  }
}

/**
 * Copies a file from the store to a local one that only its owner can read.
 * @param flags as `open` takes them; by default the local file must be new.
 * @throws UnreadableFileError if the store fails.
 */
export async function copyStoredFile(store: FileStore, name: string, path: string, flags?: string) {
  return writeHashed(path, readChunks(store, name), flags);
}

async function* readChunks(store: FileStore, name: string): AsyncGenerator<Buffer> {
  try {
    yield* await store.open(name);
  } catch (error) {
    throw new UnreadableFileError(error);
  }
}

/** Keeps files in a local folder, in subfolders by their first two characters. */
export async function createFolderStore(folder: string): Promise<FileStore> {
  await createFolder(folder);
  const verifyFolder = rememberFolder(folder);
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    async save(name, file) {
      // Never recreated: a missing folder is an unmounted disk, or was deleted.
      verifyFolder();
      try {
        await createFolder(dirname(pathOf(name)));
        await moveDurably(file.path, pathOf(name));
      } catch (error) {
        throw isDiskFull(error)
          ? error
          : new UnavailableError('', { cause: error, dependency: 'store' });
      }
      verifyFolder();
    },
    async open(name) {
      const handle = await open(pathOf(name), 'r').catch(ignoreAbsent);
      if (handle !== undefined) return handle.createReadStream();
      // If the folder is missing, the file may still exist.
      verifyFolder();
      throw new MissingFileError(name);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    list: () => listFiles(folder),
    async check() {
      verifyFolder();
      await tryToWrite(join(folder, `.probe-${process.pid}`));
    },
    [Symbol.dispose]: () => undefined,
  };
}

function rememberFolder(folder: string): () => void {
  const identity = identifyFile(folder);
  return () => {
    if (identifyFile(folder) === identity) return;
    const reason = `${folder} was deleted or replaced while the server was running. No file is accepted until it is back or the server is restarted.`;
    throw new UnavailableError('', { cause: new Error(reason), dependency: 'store' });
  };
}

async function* listFiles(folder: string): AsyncGenerator<string> {
  for await (const { name: start } of listEntries(folder)) {
    if (!/^[\da-f]{2}$/.test(start)) continue;
    for await (const entry of listEntries(join(folder, start))) {
      const { name } = entry;
      if (entry.isFile() && isStoredName(name) && name.startsWith(start)) yield name;
    }
  }
}

async function* listEntries(folder: string): AsyncGenerator<Dirent> {
  const entries = await opendir(folder).catch(ignoreAbsent);
  if (entries !== undefined) yield* entries;
}

async function tryToWrite(path: string): Promise<void> {
  try {
    await writeFile(path, 'probe', { mode: 0o600, flush: true });
  } finally {
    await rm(path, { force: true });
  }
}

function ignoreAbsent(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
  return undefined;
}
