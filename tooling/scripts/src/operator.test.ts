import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRepository } from './command.ts';

/** Runs `npm run operator -- doctor` in a folder with this copy of the installed lockfile; installing fails. */
function runOperator(installed: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'apps/api/src/cli/kestrova.ts': 'console.log(process.argv[2])',
    'tooling/scripts/pnpm.cjs': 'console.error(process.argv[2]); process.exitCode = 3',
    'pnpm-lock.yaml': 'new',
    ...(installed !== undefined && { 'node_modules/.pnpm/lock.yaml': installed }),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const script = inRepository('tooling/scripts/operator.cjs');
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('node', [script, 'doctor'], options);
  return { status, stdout, stderr };
}

test.each([
  ['nothing', undefined],
  ['the packages of another version', 'old'],
])('installs packages if %s is installed, and ends if that fails', (_what, installed) => {
  expect(runOperator(installed)).toEqual({ status: 3, stdout: '', stderr: 'install\n' });
});

test('runs the command line at once if its packages are installed', () => {
  expect(runOperator('new')).toEqual({ status: 0, stdout: 'doctor\n', stderr: '' });
});
