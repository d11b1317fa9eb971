import { statfs } from 'node:fs/promises';

export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  return (await findFreeBytes([folder])) >= bytes;
}

/** Finds the bytes that are free on the fullest disk of these folders. @throws if one is missing. */
export async function findFreeBytes(folders: readonly string[]): Promise<number> {
  const disks = await Promise.all(folders.map((folder) => statfs(folder)));
  return Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize));
}

/** @throws if one of the folders is missing, or its disk has too few free bytes. */
export async function checkRoom(folders: readonly string[], bytes: number): Promise<void> {
  for (const folder of folders) {
    if (!(await hasRoom(folder, bytes))) throw new Error(`the disk of ${folder} is nearly full`);
  }
}
