import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../testing/operator.ts';

const root = resolve(import.meta.dirname, '../../../..');
const pages = globSync(['README.md', 'apps/api/README.md', 'docs/operations/*.md'], { cwd: root });
const commands = pages
  .map((path) => readFileSync(resolve(root, path), 'utf8'))
  .flatMap((text) => [...text.matchAll(/(?:npm run operator --|api kestrova) ([a-z][^`#\n|&]*)/g)])
  .map(([, command = '']) => command.trim().split(' '));

test('has each command and option that the documents use', async () => {
  expect(commands.length).toBeGreaterThan(15);
  for (const words of commands) {
    const command = words[0] === 'doctor' ? ['doctor'] : words.slice(0, 2);
    const { output } = await runCli({}, ...command, '--help');
    expect(output).toContain(`Usage: kestrova ${command.join(' ')} `);
    for (const option of words.filter((word) => word.startsWith('--'))) {
      expect(output).toContain(` ${option} `);
    }
  }
});

test('prints the version of the package', async () => {
  const manifest = readFileSync(resolve(root, 'apps/api/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  expect(await runCli({}, '--version')).toEqual({ code: 0, output: `${version}\n`, errors: '' });
});
