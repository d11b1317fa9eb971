import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inRepository, repositoryRoot } from '../repository.ts';

const run = promisify(execFile);

/** A copy of the repository that a test may change. Paths are relative to its root. */
export interface RepositoryCopy {
  /** Absolute path of the copy. */
  folder: string;
  /**
   * Replaces the one occurrence of a text in a file.
   * @throws Error where the text occurs never or more than once.
   */
  edit: (file: string, from: string, to: string) => Promise<void>;
  /** Writes a file, and the folders that it needs. */
  write: (file: string, text: string) => Promise<void>;
  /** Copies a file or a folder, its links to dependencies included. */
  duplicate: (from: string, to: string) => Promise<void>;
  /** Runs Node in a folder of the copy and returns what it printed; rejects where it fails. */
  runNode: (folder: string, args: string[], environment?: NodeJS.ProcessEnv) => Promise<string>;
  remove: () => Promise<void>;
}

/**
 * Copies all files of the repository that git does not ignore. Packages of the copy import each
 * other; what they import from the registry is linked, not copied.
 */
export async function copyRepository(): Promise<RepositoryCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'repository-'));
  const inCopy = (path: string) => join(folder, path);
  await copyFiles(folder);
  await linkDependencies(folder);
  return {
    folder,
    edit: async (file, from, to) => {
      const text = await readFile(inCopy(file), 'utf8');
      const count = text.split(from).length - 1;
      if (count !== 1) throw new Error(`${file} contains ${JSON.stringify(from)} ${count} times.`);
      await writeFile(
        inCopy(file),
        text.replace(from, () => to),
      );
    },
    write: async (file, text) => {
      await mkdir(dirname(inCopy(file)), { recursive: true });
      await writeFile(inCopy(file), text);
    },
    duplicate: (from, to) =>
      cp(inCopy(from), inCopy(to), { recursive: true, verbatimSymlinks: true }),
    runNode: async (directory, args, environment = {}) => {
      const options = { cwd: inCopy(directory), env: { ...process.env, ...environment } };
      return (await run(process.execPath, args, options)).stdout;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function copyFiles(folder: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', args, { cwd: repositoryRoot, maxBuffer: 10_000_000 });
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(inRepository(file)));
  await Promise.all(files.map((file) => cp(inRepository(file), join(folder, file))));
}

/** A package's `node_modules` holds relative links, so they lead to the packages of the copy. */
async function linkDependencies(folder: string): Promise<void> {
  await symlink(inRepository('node_modules'), join(folder, 'node_modules'));
  for await (const path of glob('{apps,packages,tooling}/*/node_modules', {
    cwd: repositoryRoot,
  })) {
    await cp(inRepository(path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !/node_modules\/\.(?!bin)/.test(source.slice(repositoryRoot.length)),
    });
  }
}
