import { execFile, execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { inRepository, repositoryRoot } from './repository.ts';

const run = promisify(execFile);
const manifestSchema = z.object({ name: z.string(), scripts: z.record(z.string(), z.string()) });
const readManifest = (path: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(inRepository(path), 'utf8')));

const root = readManifest('package.json');
const packages = globSync('{apps,packages,tooling}/*/package.json', { cwd: repositoryRoot })
  .filter((path) => 'scripts' in (JSON.parse(readFileSync(inRepository(path), 'utf8')) as object))
  .map(readManifest);

/** The commands of every README, from its blocks of shell and its inline code. */
const commands = execFileSync('git', ['ls-files', '*README.md'], {
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

describe('the commands of the READMEs', () => {
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
    const missingOfPackages = commands.filter(({ command }) => {
      const [, name, script = ''] =
        /--filter (@kestrova\/[\w-]+) (?:run )?(?!exec\b)([\w:-]+)/.exec(command) ?? [];
      return (
        name !== undefined && !packages.some((one) => one.name === name && script in one.scripts)
      );
    });
    expect(missingOfPackages).toEqual([]);
  });

  test('name commands that the operator has', async () => {
    const { stdout } = await run('npm', ['run', 'operator', '--', '--help'], {
      cwd: repositoryRoot,
    });
    const groups = commands.flatMap(
      ({ command }) => /\boperator -- (?:--json )?([a-z]+)/.exec(command)?.[1] ?? [],
    );
    expect(groups.length).toBeGreaterThan(0);
    for (const group of groups) expect(stdout).toContain(`\n  ${group} `);
  });

  test('reach pnpm, of the version that the repository is locked with', async () => {
    const { stdout } = await run('npm', ['run', 'pnpm', '--', '--version'], {
      cwd: repositoryRoot,
    });
    expect(root.scripts['pnpm']).toContain(`pnpm@${stdout.trim().split('\n').at(-1)}`);
  });
});
