import { statfs } from 'node:fs/promises';

/** Whether a folder's disk has at least so many bytes free, so that an upload can be refused early. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= bytes;
}
