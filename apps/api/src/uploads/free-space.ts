import { statfs } from 'node:fs/promises';

/** Finds the bytes that are free on the fullest disk of these folders. @throws if one is missing. */
export async function findFreeBytes(folders: readonly string[]): Promise<number> {
  const disks = await Promise.all(folders.map((folder) => statfs(folder)));
  return Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize));
}
