import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, glob, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRepository, repositoryRoot } from '../repository.ts';

/**
 * Copies all files of the repository that git does not ignore. Packages of the copy import each
 * other; what they import from the registry is linked, not copied.
 * @returns the folder of the copy, for the caller to change and to remove.
 */
export async function copyRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'repository-'));
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(inRepository(file)));
  await Promise.all(files.map((file) => cp(inRepository(file), join(folder, file))));

  // A package's `node_modules` holds relative links, so they lead to the packages of the copy.
  await symlink(inRepository('node_modules'), join(folder, 'node_modules'));
  const installed = glob('{apps,packages,tooling}/*/node_modules', { cwd: repositoryRoot });
  for await (const path of installed) {
    await cp(inRepository(path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !/node_modules\/\.(?!bin)/.test(source.slice(repositoryRoot.length)),
    });
  }
  return folder;
}
