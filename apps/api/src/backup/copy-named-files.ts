import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '../database/open-database.ts';
import { inBatches } from '../database/read-pages.ts';
import { syncFile } from '../files/durable-files.ts';
import { ignoreMissing } from '../files/error-code.ts';
import type { HashedFile } from '../files/hash-file.ts';
import { listNamedFiles, listReferencedFileNames } from '../uploads/file-records.ts';
import { copyStoredFile, UnreadableFileError } from '../uploads/storage/copy-stored-file.ts';
import { MissingFileError, type FileStore } from '../uploads/storage/file-store.ts';
import { backupEntries, BackupError, toBackupPath, type ManifestEntry } from './backup-format.ts';
import { forEachAtOnce, retry } from './task.ts';

/** The files of a backup while it is written. */
export type FileCopies = ReturnType<typeof createFileCopies>;

const concurrency = 8;

/** @param live the database that visitors write to, unlike the snapshot. */
export function createFileCopies(
  store: FileStore,
  live: Queries,
  folder: string,
  signal: AbortSignal,
) {
  /** The hashes of files that differ from their records. */
  const damaged = new Map<string, string>();
  const absent = new Set<string>();
  const pathOf = (name: string) => join(folder, toBackupPath(name));

  async function copy(name: string, sha256: string): Promise<number | undefined> {
    const copied = await copyDurably(store, name, pathOf(name));
    if (copied !== undefined && copied.sha256 !== sha256) damaged.set(name, copied.sha256);
    return copied?.size;
  }

  return {
    /** Copies files that the live database names; omits missing ones. */
    copyEarly: () =>
      forEachAtOnce(listNamedFiles(live), concurrency, signal, async ({ name, sha256 }) => {
        await copy(name, sha256);
      }),
    /** Makes the copies those that the snapshot names: copies the rest, and removes all others. */
    async complete(snapshot: Queries) {
      const files = { count: 0, bytes: 0 };
      const [removed, missing]: [string[], string[]] = [[], []];
      await forEachAtOnce(listNamedFiles(snapshot), concurrency, signal, async (file) => {
        const size =
          (await stat(pathOf(file.name)).catch(ignoreMissing))?.size ??
          (await copy(file.name, file.sha256));
        if (size !== undefined) {
          files.count += 1;
          files.bytes += size;
          return;
        }
        absent.add(file.name);
        const isNamed = (await listReferencedFileNames(live, [file.name])).has(file.name);
        (isNamed ? missing : removed).push(file.name);
      });
      for (const name of await removeOthers(folder, snapshot)) damaged.delete(name);
      return { files, removed, missing, damaged: [...damaged.keys()].toSorted() };
    },
    async *listManifest(snapshot: Queries): AsyncGenerator<ManifestEntry> {
      for await (const { name, sha256 } of listNamedFiles(snapshot)) {
        if (absent.has(name)) continue;
        yield { path: toBackupPath(name), sha256: damaged.get(name) ?? sha256 };
      }
    },
  };
}

/**
 * Copies a file from the store to `path`, so that it survives a power cut.
 * @returns undefined if the store does not have it.
 * @throws BackupError if the store fails to respond several times.
 */
async function copyDurably(
  store: FileStore,
  name: string,
  path: string,
): Promise<HashedFile | undefined> {
  const copyOnce = async () => {
    try {
      const copied = await copyStoredFile(store, name, path);
      await syncFile(path);
      return copied;
    } catch (error) {
      await rm(path, { force: true });
      if (error instanceof UnreadableFileError && error.cause instanceof MissingFileError)
        return undefined;
      throw error;
    }
  };
  const isUnreadable = (error: unknown) => error instanceof UnreadableFileError;
  return retry(copyOnce, isUnreadable).catch((error: unknown) => {
    if (!isUnreadable(error)) throw error;
    throw new BackupError(
      `The file store does not respond: ${error.message}. Check that it can be reached, and run the command again.`,
      { cause: error },
    );
  });
}

/** Removes the copies of files that were replaced or withdrawn before the snapshot. */
async function removeOthers(folder: string, snapshot: Queries): Promise<string[]> {
  const others: string[] = [];
  for await (const entries of inBatches(await opendir(join(folder, backupEntries.files)))) {
    const names = entries.map(({ name }) => name);
    const named = await listReferencedFileNames(snapshot, names);
    others.push(...names.filter((name) => !named.has(name)));
  }
  for (const name of others) await rm(join(folder, toBackupPath(name)));
  return others;
}
