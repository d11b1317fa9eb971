import type { Dirent } from 'node:fs';
import { open, opendir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UnavailableError } from '../../errors.ts';
import { hasCode, isDiskFull } from '../../files/error-code.ts';
import { safeNow } from '../../time.ts';
import { createFolder, moveDurably, syncFolder, identifyFile } from '../../files/durable-files.ts';
import {
  isStoredName,
  MissingFileError,
  type FileStore,
  type Quarantine,
  type StoreEntry,
} from './file-store.ts';

/**
 * Keeps files in a local folder, in subfolders by their first two characters; the quarantine is a
 * folder of the same kind on the same disk.
 */
export async function createFolderStore(
  folder: string,
  quarantineFolder: string,
): Promise<FileStore> {
  await createFolder(folder);
  const verifyFolder = rememberFolder(folder);
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  const quarantinePathOf = (name: string) => join(quarantineFolder, name.slice(0, 2), name);
  return {
    async save(name, file) {
      // Never created anew: a missing folder is an unmounted disk, or was deleted.
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
      // The first path is tried again: a file may be restored in between.
      const paths = [pathOf(name), quarantinePathOf(name), pathOf(name)];
      for (const path of paths) {
        const handle = await open(path, 'r').catch(ignoreAbsent);
        if (handle !== undefined) return handle.createReadStream();
      }
      // A folder that is gone says nothing of its files.
      verifyFolder();
      throw new MissingFileError(name);
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
      await rm(quarantinePathOf(name), { force: true });
    },
    list: () => listFiles(folder),
    quarantine: createQuarantine(quarantineFolder, pathOf, quarantinePathOf),
    async check() {
      verifyFolder();
      await tryToWrite(join(folder, `.probe-${process.pid}`));
    },
    close: () => undefined,
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

function createQuarantine(
  folder: string,
  pathOf: (name: string) => string,
  quarantinePathOf: (name: string) => string,
): Quarantine {
  return {
    async add(name) {
      const path = pathOf(name);
      try {
        await createFolder(dirname(quarantinePathOf(name)));
        // Dated first: after a crash it must not be in quarantine with the age of its upload.
        const now = new Date(safeNow());
        await utimes(path, now, now);
        await moveDurably(path, quarantinePathOf(name));
        await syncFolder(dirname(path));
        return true;
      } catch (error) {
        // Another instance moved it.
        ignoreAbsent(error);
        return false;
      }
    },
    async restore(name) {
      await createFolder(dirname(pathOf(name)));
      await rename(quarantinePathOf(name), pathOf(name)).catch(ignoreAbsent);
      await syncFolder(dirname(pathOf(name)));
    },
    remove: (name) => rm(quarantinePathOf(name), { force: true }),
    list: () => listFiles(folder),
  };
}

async function* listFiles(folder: string): AsyncGenerator<StoreEntry> {
  for await (const { name: start } of listEntries(folder)) {
    if (!/^[\da-f]{2}$/.test(start)) continue;
    for await (const { name } of listEntries(join(folder, start))) {
      if (!isStoredName(name) || !name.startsWith(start)) continue;
      const found = await stat(join(folder, start, name)).catch(ignoreAbsent);
      if (found?.isFile() === true) yield { name, savedAt: found.mtime };
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
