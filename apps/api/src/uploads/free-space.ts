import { statfs } from 'node:fs/promises';

/** Whether a folder's disk has at least so many bytes free. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= bytes;
}

/** Finds the bytes that are free on the fullest disk of these folders. @throws if one is missing. */
export async function findFreeBytes(folders: readonly string[]): Promise<number> {
  const free = await Promise.all(
    folders.map(async (folder) => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    }),
  );
  return Math.min(...free);
}

/** @throws if one of the folders is missing, or its disk has too few free bytes. */
export async function checkRoom(folders: readonly string[], bytes: number): Promise<void> {
  for (const folder of folders) {
    if (!(await hasRoom(folder, bytes))) throw new Error(`the disk of ${folder} is nearly full`);
  }
}
