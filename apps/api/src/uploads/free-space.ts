import { statfs } from 'node:fs/promises';

/** Finds the bytes that are free on the fullest disk of these folders. @throws if one is missing. */
export async function findFreeBytes(folders: readonly string[]): Promise<number> {
  const disks = await Promise.all(folders.map((folder) => statfs(folder)));
  return Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize));
}

/** @throws if one of the folders is missing, or its disk has too few free bytes. */
export async function checkRoom(folders: readonly string[], minBytes: number): Promise<void> {
  if ((await findFreeBytes(folders)) < minBytes) throw new Error('a disk is nearly full');
}
