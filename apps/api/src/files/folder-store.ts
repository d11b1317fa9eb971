import { access, constants, opendir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder, moveDurably } from './durable-folder.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** Keeps files in a local folder, in subfolders by their first two characters. */
export async function createFolderStore(folder: string): Promise<FileStore> {
  await createFolder(folder);
  const folderOf = (name: string) => join(folder, name.slice(0, 2));
  const pathOf = (name: string) => join(folderOf(name), name);
  return {
    async save(name, file) {
      await createFolder(folderOf(name));
      await moveDurably(file.path, pathOf(name));
    },
    async open(name) {
      const handle = await open(pathOf(name), 'r');
      return handle.createReadStream();
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    list: () => listFiles(folder),
    check: () => access(folder, constants.W_OK),
    close: () => undefined,
  };
}

async function* listFiles(folder: string): AsyncGenerator<StoredFile> {
  const entries = await opendir(folder, { recursive: true });
  for await (const entry of entries) {
    if (!entry.isFile()) continue;
    const { mtime } = await stat(join(entry.parentPath, entry.name));
    yield { name: entry.name, savedAt: mtime };
  }
}
