import { writeHashed, type HashedFile } from '../../files/hash-file.ts';
import type { FileStore } from './file-store.ts';

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
