import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { inRepository, repositoryRoot } from './command.ts';

const read = (path: string) => readFileSync(inRepository(path), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).trim().split('\n');
/** Root scripts call those of workspaces too. */
const documents = git('ls-files', 'package.json', '*.md', ':!*CHANGELOG.md', ':!.changeset');

/** What an expression finds in the documents, each as its file and its groups. */
function findAll(expression: RegExp) {
  return documents.flatMap((file) =>
    Array.from(read(file).matchAll(expression), ([, ...groups]) => [file, ...groups] as const),
  );
}

test('calls only existing scripts in the documents', () => {
  const manifests = globSync('{.,{apps,packages,tooling}/*}/package.json', { cwd: repositoryRoot });
  const scripts = manifests.flatMap((path) => {
    const manifest = JSON.parse(read(path)) as { name: string; scripts?: object };
    return Object.keys(manifest.scripts ?? {}).map((script) => `${manifest.name} ${script}`);
  });
  const root = 'kestrova-website';
  const calls = findAll(
    /(?:\bnpm run(?: -s| --silent)?|--filter (@kestrova\/[\w-]+)(?: run)?) (?!exec\b)([\w:-]+)/g,
  ).map(([file, name = root, script]) => [file, `${name} ${script}`] as const);
  expect(calls.filter(([, call]) => !scripts.includes(call))).toEqual([]);
});

// Only this command runs without pnpm, which may first take minutes to install packages.
test('runs `npm run operator` as the documents write it', () => {
  const { stdout, stderr } = spawnSync('npm', ['run', 'operator'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain('Usage: ');
});

test('calls only programs of a fresh machine in the documents', () => {
  const programs = String.raw`(?:\w+=\S+ )*(?:pnpm|turbo|vitest|playwright) .*`;
  const inline = findAll(new RegExp(`\`(${programs})\``, 'g'));
  const blocks = findAll(/^```sh\n(.*?)^```/gms);
  const lines = blocks.filter(([, block = '']) => new RegExp(`^\\s*${programs}`, 'm').test(block));
  expect([...inline, ...lines]).toEqual([]);
});

test("names the version of pnpm only in the root's package.json", () => {
  expect(git('grep', '-lE', 'pnpm@[0-9]', '--', ':!*.md')).toEqual(['package.json']);
});

test('links only to existing files in the documents', () => {
  const links = findAll(/\]\((?!\w+:)([^)#]+)/g);
  const dead = links.filter(([file, link = '']) => !existsSync(inRepository(dirname(file), link)));
  expect(dead).toEqual([]);
});

test('compiles the snippets in the documents', () => {
  // Each is a module of its workspace, where its imports lead as for a reader.
  const snippets = findAll(/^```(tsx?)\n(.*?)^```/gms).map(([file, kind, code = ''], at) => {
    const path = inRepository(dirname(file), `test-results/snippet-${at}.${kind}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
    return path;
  });
  const config = inRepository('test-results/snippets.json');
  mkdirSync(dirname(config), { recursive: true });
  const compilerOptions = { jsx: 'react-jsx', lib: ['esnext', 'dom'], noUnusedLocals: false };
  const files = [inRepository('tooling/config/typescript/assets.d.ts'), ...snippets];
  const base = inRepository('tooling/config/typescript/base.json');
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, files }));
  const tsc = inRepository('tooling/scripts/node_modules/ts7/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--pretty', 'false', '-p', config], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  for (const path of [config, ...snippets]) rmSync(path);
  // Without the types of their workspaces, the sources that snippets import have mistakes.
  expect(stdout.match(/^(?:error|\S*snippet).*$/gm)).toBeNull();
});
