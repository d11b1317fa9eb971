import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createChildEnvironment, type Config } from '../config.ts';
import { OperatorError } from '../errors.ts';
import { createFolder } from '../files/local-files.ts';

/**
 * Finds the path for an export of personal data: the one that the operator names, or else a new one
 * in the data folder's `exports`, which only its owner can read.
 * @param advice what to name instead.
 * @throws OperatorError if a commit could publish what is written there.
 */
export async function findExportPath(
  { dataDir, workingDir }: Config,
  named: string | undefined,
  defaultName: string,
  advice = `a path in ${join(dataDir, 'exports')}, or outside the repository`,
): Promise<string> {
  const exportsDir = join(dataDir, 'exports');
  if (named === undefined) {
    await createFolder(exportsDir);
    const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    return join(exportsDir, `${time}-${defaultName}`);
  }
  const path = resolve(workingDir, named);
  if (isCommittable(path)) {
    throw new OperatorError(
      `Nothing was written: ${path} is in a Git repository that does not ignore it, so a commit could publish personal data. Name ${advice}.`,
    );
  }
  return path;
}

function isCommittable(path: string): boolean {
  // The search below begins in the folder above, and would miss a repository's own folder.
  if (existsSync(join(path, '.git'))) return true;
  let folder = dirname(path);
  while (!existsSync(folder)) folder = dirname(folder);
  // Git rejects paths beyond a symbolic link.
  const real = realpathSync(folder);
  if (!isInRepository(real)) return false;
  const target = join(real, relative(folder, path));
  const options = { cwd: real, env: createChildEnvironment({}) };
  // If Git cannot run, the status is null, and the path counts as committable.
  return spawnSync('git', ['check-ignore', '--quiet', target], options).status !== 0;
}

function isInRepository(folder: string): boolean {
  if (existsSync(join(folder, '.git'))) return true;
  return folder !== dirname(folder) && isInRepository(dirname(folder));
}
