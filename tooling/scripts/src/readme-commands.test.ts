import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { inRepository, repositoryRoot } from './repository.ts';

const manifestSchema = z.object({
  name: z.string(),
  scripts: z.record(z.string(), z.string()),
});
const readManifest = (path: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(inRepository(path), 'utf8')));

const root = readManifest('package.json');
const packages = globSync('{apps,packages,tooling}/*/package.json', { cwd: repositoryRoot })
  .filter((path) => 'scripts' in (JSON.parse(readFileSync(inRepository(path), 'utf8')) as object))
  .map(readManifest);

/** The commands of every document, from its blocks of shell and its inline code. */
const commands = execFileSync('git', ['ls-files', '*.md', ':!*CHANGELOG.md', ':!.changeset'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .flatMap((file) => {
    const text = readFileSync(inRepository(file), 'utf8');
    const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, lines = '']) =>
      lines.split('\n'),
    );
    const inline = [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(
      ([, code = '']) => code,
    );
    return [...blocks, ...inline].map((command) => ({ file, command: command.trim() }));
  });

describe('the commands of the documents', () => {
  test('call no program that a fresh machine does not have', () => {
    expect(
      commands.filter(({ command }) =>
        /^(?:\w+=\S+ )*(?:pnpm|turbo|vitest|playwright) /.test(command),
      ),
    ).toEqual([]);
  });

  test('call scripts that there are', () => {
    const missing = commands.filter(({ command }) => {
      const [, script] = /\bnpm run (?:-s |--silent )?([\w:-]+)/.exec(command) ?? [];
      return script !== undefined && !(script in root.scripts);
    });
    expect(missing).toEqual([]);
    const scripts = Object.values(root.scripts).map((command) => ({
      file: 'package.json',
      command,
    }));
    const missingOfPackages = [...commands, ...scripts].filter(({ command }) => {
      const [, name, script = ''] =
        /--filter (@kestrova\/[\w-]+) (?:run )?(?!exec\b)([\w:-]+)/.exec(command) ?? [];
      return (
        name !== undefined && !packages.some((one) => one.name === name && script in one.scripts)
      );
    });
    expect(missingOfPackages).toEqual([]);
  });

  test('reach pnpm, whose version stands in the root package.json alone', () => {
    const files = execFileSync('git', ['grep', '-lE', 'pnpm@[0-9]', '--', ':!*.md'], {
      cwd: repositoryRoot,
      encoding: 'utf8',
    });
    expect(files.trim()).toBe('package.json');
  });
});
