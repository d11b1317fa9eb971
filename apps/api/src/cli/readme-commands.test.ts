import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';

const readmes = ['../../README.md', '../../../../README.md'].map((path) =>
  readFileSync(new URL(path, import.meta.url), 'utf8'),
);
const commands = readmes
  .flatMap((text) => [...text.matchAll(/npm run operator -- ([a-z][^`#\n]*)/g)])
  .map(([, command = '']) => command.trim().split(' '));

test('knows each command and option of the READMEs', async () => {
  expect(commands.length).toBeGreaterThan(20);
  for (const [group = '', name = '', ...rest] of commands) {
    const { output } = await runCli({}, group, name, '--help');
    expect(output).toContain(`Usage: kestrova ${group} ${name} `);
    for (const option of rest.filter((word) => word.startsWith('--'))) {
      expect(output).toContain(` ${option} `);
    }
  }
});
