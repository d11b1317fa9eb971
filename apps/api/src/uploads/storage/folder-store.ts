import type { Dirent } from 'node:fs';
import { open, opendir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UnavailableError } from '../../errors.ts';
import { hasCode, isDiskFull } from '../../files/error-code.ts';
import { createFolder, identifyFile, moveDurably } from '../../files/local-files.ts';
import { isStoredName, MissingFileError, type FileStore } from './file-store.ts';

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
      // A folder that is gone says nothing of its files.
      verifyFolder();
      throw new MissingFileError(name);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    list: () => listFiles(folder),
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
