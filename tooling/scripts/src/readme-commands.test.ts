import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository, repositoryRoot } from './command.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).trim();
const read = (path: string) => readFileSync(inRepository(path), 'utf8');

/** The scripts of a workspace by name. */
function readManifest(path: string) {
  const manifest = JSON.parse(read(path)) as { name: string; scripts?: Record<string, string> };
  return [manifest.name, manifest.scripts ?? {}] as const;
}

const [, rootScripts] = readManifest('package.json');
const workspaces = new Map(
  globSync('{apps,packages,tooling}/*/package.json', { cwd: repositoryRoot }).map(readManifest),
);

/** The commands of every document: the lines of its blocks of shell, and its inline code. */
const documented = git('ls-files', '*.md', ':!*CHANGELOG.md', ':!.changeset')
  .split('\n')
  .flatMap((file) => {
    const text = read(file);
    const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap((block) =>
      (block[1] ?? '').split('\n'),
    );
    const inline = text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g);
    const commands = [...blocks, ...Array.from(inline, ([, code = '']) => code)];
    return commands.map((command) => `${file}: ${command.trim()}`);
  });
const commands = [...documented, ...Object.values(rootScripts)];

test('the documents call no program that a fresh machine does not have', () => {
  const program = /^\S+: (?:\w+=\S+ )*(?:pnpm|turbo|vitest|playwright) /;
  expect(documented.filter((command) => program.test(command))).toEqual([]);
});

test('the documents call scripts that there are', () => {
  const missing = commands.filter((command) => {
    const [, script] = /\bnpm run (?:-s |--silent )?([\w:-]+)/.exec(command) ?? [];
    return script !== undefined && !(script in rootScripts);
  });
  const missingOfWorkspaces = commands.filter((command) => {
    const [, name = '', script = ''] =
      /--filter (@kestrova\/[\w-]+) (?:run )?(?!exec\b)([\w:-]+)/.exec(command) ?? [];
    return name !== '' && !(script in (workspaces.get(name) ?? {}));
  });
  expect([...missing, ...missingOfWorkspaces]).toEqual([]);
});

test("the version of pnpm stands in the root's package.json alone", () => {
  expect(git('grep', '-lE', 'pnpm@[0-9]', '--', ':!*.md')).toBe('package.json');
});
