import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';

/**
 * Removes the rights of other users on these files and folders and their contents. Missing ones are
 * skipped; links inside are not followed. Synchronous, since it runs before any request.
 * @returns a warning about files that another user owns, so they could not be changed.
 */
export function restrictPermissions(paths: readonly string[]): string[] {
  // The folder itself may be a link to another disk.
  const found = paths.filter((path) => existsSync(path)).map((path) => realpathSync(path));
  if (found.length === 0) return [];
  const command = ['LC_ALL=C', 'chmod', '-R', 'go=', '--', ...found];
  const { error, stderr } = spawnSync('env', command, { encoding: 'utf8', maxBuffer: Infinity });
  // Another instance may have just removed a file, which needs no warning.
  const isRefusal = (line: string) => line !== '' && !line.includes('No such file');
  const refused = error?.message ?? stderr.split('\n').find(isRefusal);
  if (refused === undefined) return [];
  return [
    `Other users can read some of the data's files and folders, and this user may not change that: ${refused}. Make the user that runs the server their owner, or remove the rights of group and others.`,
  ];
}
