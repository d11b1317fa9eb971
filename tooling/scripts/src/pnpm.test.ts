import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRepository } from './command.ts';

// They stop when npm ends. A shell between npm and the script would outlive a killed npm.
test.each(['start', 'dev'])(
  'runs `npm run %s` without a shell, and ends as Ctrl-C does',
  (script) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'npx-'));
    writeFileSync(join(folder.path, 'npx'), '#!/bin/sh\necho $NPM_PID; kill -INT $$\n', {
      mode: 0o755,
    });
    const { pid, stdout, status } = spawnSync('npm', ['run', '--silent', script], {
      cwd: inRepository(),
      env: { ...process.env, PATH: `${folder.path}:${process.env['PATH']}` },
      encoding: 'utf8',
    });
    expect([stdout, status]).toEqual([`${pid}\n`, 130]);
  },
);
