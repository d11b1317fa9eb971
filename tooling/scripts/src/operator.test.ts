import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRepository } from './command.ts';

/** Runs `operator doctor` where this lockfile is installed. Installing prints and ends with `exitCode`. */
function runOperator(installed: string | undefined, exitCode: number) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'operator-'));
  const files = {
    'apps/api/src/cli/kestrova.ts': 'console.log(process.argv[2])',
    'tooling/scripts/pnpm.cjs': `console.log(process.argv[2]); process.exitCode = ${exitCode}`,
    'pnpm-lock.yaml': 'new',
    ...(installed !== undefined && { 'node_modules/.pnpm/lock.yaml': installed }),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), text);
  }
  const script = inRepository('tooling/scripts/operator.cjs');
  const options = { cwd: folder.path, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('node', [script, 'doctor'], options);
  return { status, stdout, stderr };
}

test.each([
  ['nothing is installed', undefined],
  ['another version is installed', 'old'],
])('installs the packages first if %s', (_what, installed) => {
  // Standard output may be the JSON of the command.
  expect(runOperator(installed, 0)).toEqual({ status: 0, stdout: 'doctor\n', stderr: 'install\n' });
});

test('ends if the packages cannot be installed', () => {
  expect(runOperator('old', 3)).toEqual({ status: 3, stdout: '', stderr: 'install\n' });
});

test('runs the command at once if its packages are installed', () => {
  expect(runOperator('new', 3)).toEqual({ status: 0, stdout: 'doctor\n', stderr: '' });
});
