import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '../files/error-code.ts';
import { writeHashed } from '../files/hash-file.ts';
import { UnavailableError } from '../errors.ts';
import type { FileContent, FileStore } from '../uploads/storage/file-store.ts';
import { BackupError, findStoredName, listManifest } from './backup-format.ts';
import { forEachAtOnce, retry } from './task.ts';

const concurrency = 8;

interface FileTarget {
  store: FileStore;
  incomingDir: string;
  signal: AbortSignal;
  onFile: () => void;
}

/** Files that were restored, and the paths of those that were damaged and left out. */
export interface RestoredFiles {
  count: number;
  leftOut: string[];
}

/** Brings the files of a backup into a store; it may be repeated. */
export async function restoreFiles(
  folder: string,
  { store, incomingDir, signal, onFile }: FileTarget,
): Promise<RestoredFiles> {
  const restored: RestoredFiles = { count: 0, leftOut: [] };
  await forEachAtOnce(listManifest(folder), concurrency, signal, async (entry) => {
    const name = entry === undefined ? undefined : findStoredName(entry.path);
    if (entry === undefined || name === undefined) return;
    // A store may move the file that it is given.
    const path = join(incomingDir, randomUUID());
    try {
      const found = await writeHashed(path, createReadStream(join(folder, entry.path))).catch(
        ignoreMissing,
      );
      if (found?.sha256 === entry.sha256) {
        await save(store, name, { path, ...found });
        restored.count += 1;
      } else {
        restored.leftOut.push(entry.path);
      }
    } finally {
      await rm(path, { force: true });
    }
    onFile();
  });
  return restored;
}

async function save(store: FileStore, name: string, file: FileContent): Promise<void> {
  const isRefused = (error: unknown) => error instanceof UnavailableError;
  await retry(() => store.save(name, file), isRefused).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
    const reason = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new BackupError(`The file store takes no files${reason}.`, { cause: error });
  });
}
