import { readdirSync, readlinkSync } from 'node:fs';

/** Whether this process has a file open. Only Linux can tell; elsewhere it is always false. */
export function isFileOpen(path: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc/self/fd').some((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === path;
    } catch {
      // The descriptor with which the folder was listed is closed already.
      return false;
    }
  });
}
