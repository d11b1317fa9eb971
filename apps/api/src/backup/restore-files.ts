import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../files/error-code.ts';
import { copyHashed } from '../files/hash-file.ts';
import { UnavailableError } from '../errors.ts';
import type { FileContent, FileStore } from '../uploads/storage/file-store.ts';
import { BackupError, findStoredName, listManifest } from './backup-format.ts';
import { forEachAtOnce, retry } from './task.ts';

const concurrency = 8;

interface FileTarget {
  store: FileStore;
  incomingDir: string;
  signal: AbortSignal;
}

/**
 * Copies the files of a verified backup into a store; it may be repeated.
 * @throws BackupError if a file has changed since then, or the store accepts no files.
 */
export async function restoreFiles(
  folder: string,
  { store, incomingDir, signal }: FileTarget,
): Promise<void> {
  await forEachAtOnce(listManifest(folder), concurrency, signal, async (entry) => {
    const name = entry === undefined ? undefined : findStoredName(entry.path);
    if (entry === undefined || name === undefined) return;
    // A store may move the file that it is given.
    const path = join(incomingDir, randomUUID());
    try {
      const found = await copyHashed(join(folder, entry.path), path).catch(ignoreMissing);
      if (found?.sha256 !== entry.sha256) {
        throw new BackupError(`${entry.path} has changed since it was verified.`);
      }
      await save(store, name, { path, ...found });
    } finally {
      await rm(path, { force: true });
    }
  });
}

async function save(store: FileStore, name: string, file: FileContent): Promise<void> {
  const isRefused = (error: unknown) => error instanceof UnavailableError;
  await retry(() => store.save(name, file), isRefused).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
    const reason = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new BackupError(`The file store takes no files${reason}.`, { cause: error });
  });
}
