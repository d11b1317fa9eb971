import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/open-for-test.ts';
import { findPostgresProgram, startPostgresProgram } from './postgres-programs.ts';

const folder = createTemporaryFolder();

/** A script to run instead of a PostgreSQL program. */
function createProgram(script: string) {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o700 });
  return { path, version: 18 };
}

const { signal } = new AbortController();

test('passes the password in the environment, never on the command line', async () => {
  const url = 'postgres://kestrova:p%40ss%2Fword@db.example:5433/site?sslmode=no-verify';
  const program = createProgram('echo "$PGPASSWORD"; echo "$@"');
  const { child, ended } = startPostgresProgram(program, ['--verbose'], { url, signal });
  const [password, args] = (await text(child.stdout)).split('\n');
  await ended;
  expect(password).toBe('p@ss/word');
  expect(args).toBe('--dbname=postgres://kestrova@db.example:5433/site?sslmode=require --verbose');
});

test('reports why a program failed, with its last lines', async () => {
  const program = createProgram(
    'echo "pg_dump: error: disk is full" >&2; echo details >&2; exit 1',
  );
  const { ended } = startPostgresProgram(program, [], { signal });
  await expect(ended).rejects.toThrow('failed.\n  pg_dump: error: disk is full');
});

test('names the package to install if a program is older than the database', async () => {
  await expect(findPostgresProgram('pg_dump', 99)).rejects.toThrow(
    /the newest pg_dump here is \d+, and the database needs pg_dump 99 or later\. Install/,
  );
});
