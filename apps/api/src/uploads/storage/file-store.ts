import type { Readable } from 'node:stream';
import { writeHashed, type HashedFile, type LocalFile } from '../../files/local-files.ts';

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
export interface FileStore {
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
  close(): void;
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
export async function copyStoredFile(
  store: FileStore,
  name: string,
  path: string,
  flags?: string,
): Promise<HashedFile> {
  return writeHashed(path, readChunks(store, name), flags);
}

async function* readChunks(store: FileStore, name: string): AsyncGenerator<Buffer> {
  try {
    yield* await store.open(name);
  } catch (error) {
    throw new UnreadableFileError(error);
  }
}
