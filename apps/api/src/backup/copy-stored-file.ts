import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { syncFile } from '../files/durable-files.ts';
import { MissingFileError, type FileStore } from '../uploads/storage/file-store.ts';
import { BackupError } from './backup-format.ts';
import { writeHashed, type HashedFile } from './hash-file.ts';

const attempts = 3;
/** In milliseconds. */
const pauseBetween = 1000;

/**
 * Copies a file from the store to `path`, so that it survives a power cut.
 * @returns undefined where the store does not have it.
 * @throws BackupError where the store does not answer, again and again.
 */
export async function copyStoredFile(
  store: FileStore,
  name: string,
  path: string,
): Promise<HashedFile | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const copied = await writeHashed(path, readChunks(store, name));
      await syncFile(path);
      return copied;
    } catch (error) {
      await rm(path, { force: true });
      if (!(error instanceof UnreadableFile)) throw error;
      if (error.cause instanceof MissingFileError) return undefined;
      if (attempt === attempts) {
        throw new BackupError(
          `The file store does not answer: ${error.message}. Check that it can be reached, and run the command again.`,
          { cause: error },
        );
      }
      await pause(pauseBetween);
    }
  }
}

async function* readChunks(store: FileStore, name: string): AsyncGenerator<Buffer> {
  try {
    yield* await store.open(name);
  } catch (error) {
    throw new UnreadableFile(error);
  }
}

/** Tells what the store did from what the backup's disk did. */
class UnreadableFile extends Error {
  override name = 'UnreadableFile';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'it gave no reason', { cause });
  }
}
