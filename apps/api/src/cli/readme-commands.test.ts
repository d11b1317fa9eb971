import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../testing/operator.ts';

const root = resolve(import.meta.dirname, '../../../..');
const pages = globSync(['README.md', 'apps/api/README.md', 'docs/operations/*.md'], { cwd: root });
const commands = pages
  .map((path) => readFileSync(resolve(root, path), 'utf8'))
  .flatMap((text) => [...text.matchAll(/npm run operator -- ([a-z][^`#\n]*)/g)])
  .map(([, command = '']) => command.trim().split(' '));

test('has each command and option that the documents use', async () => {
  expect(commands.length).toBeGreaterThan(15);
  for (const [group = '', name = '', ...rest] of commands) {
    const { output } = await runCli({}, group, name, '--help');
    expect(output).toContain(`Usage: kestrova ${group} ${name} `);
    for (const option of rest.filter((word) => word.startsWith('--'))) {
      expect(output).toContain(` ${option} `);
    }
  }
});
