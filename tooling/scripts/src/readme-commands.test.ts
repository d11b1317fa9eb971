import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

const documents = git('ls-files', '*.md', ':!*CHANGELOG.md', ':!.changeset').split('\n');

/** The commands of every document: the lines of its blocks of shell, and its inline code. */
const documented = documents.flatMap((file) => {
  const text = read(file);
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap((block) =>
    (block[1] ?? '').split('\n'),
  );
  const inline = text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g);
  const commands = [...blocks, ...Array.from(inline, ([, code = '']) => code)];
  return commands.map((command) => `${file}: ${command.trim()}`);
});
const commands = [...documented, ...Object.values(rootScripts)];

test('calls only programs of a fresh machine in the documents', () => {
  const program = /^\S+: (?:\w+=\S+ )*(?:pnpm|turbo|vitest|playwright) /;
  expect(documented.filter((command) => program.test(command))).toEqual([]);
});

test('calls only existing scripts in the documents', () => {
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

test('links only to existing files in the documents', () => {
  const dead = documents.flatMap((file) => {
    const links = Array.from(read(file).matchAll(/\]\((?!\w+:)([^)#]+)/g), ([, link = '']) => link);
    return links
      .filter((link) => !existsSync(inRepository(dirname(file), link)))
      .map((link) => `${file}: ${link}`);
  });
  expect(dead).toEqual([]);
});

test("only the root's package.json names the version of pnpm", () => {
  expect(git('grep', '-lE', 'pnpm@[0-9]', '--', ':!*.md')).toBe('package.json');
});
