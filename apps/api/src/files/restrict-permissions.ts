import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';

/** All rights of group and others. */
const forOthers = 0o077;
const sampleSize = 3;

/**
 * Takes the rights on these files and folders, and on all that is in them, from everybody but their
 * owner. What is not there is left out; links inside are not followed. Synchronous, since it runs
 * before anybody is served: 100,000 files take about half a second.
 * @returns a warning about what could not be changed, because another user owns it.
 */
export function restrictPermissions(paths: readonly string[]): string[] {
  const unchanged: string[] = [];
  for (const path of paths) restrictTree(resolveLink(path), unchanged);
  if (unchanged.length === 0) return [];
  const sample = unchanged.slice(0, sampleSize).join(', ');
  return [
    `Other users can read ${unchanged.length} of the data's files and folders, and this user may not change that: ${sample}. Give them to the user that runs the server, or take the rights of group and others away.`,
  ];
}

/** The folder itself may be a link to another disk. */
function resolveLink(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // It is not there, which the walk finds too.
    return path;
  }
}

function restrictTree(path: string, unchanged: string[]): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // Just removed by another instance, or a link, whose mode has no effect.
  if (found === undefined || found.isSymbolicLink()) return;
  if ((found.mode & forOthers) !== 0 && !tryToClose(path, found.mode)) unchanged.push(path);
  if (found.isDirectory())
    for (const name of listNames(path)) restrictTree(join(path, name), unchanged);
}

function tryToClose(path: string, mode: number): boolean {
  try {
    chmodSync(path, mode & 0o700);
    return true;
  } catch (error) {
    // Another instance may have just removed it; everything else is reported.
    return hasCode(error, 'ENOENT');
  }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // A folder of another user: what is in it cannot be changed either, and the folder was reported.
    return [];
  }
}
