import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { migrate } from './database/migrate.ts';
import { queryTimeouts } from './database/open-database.ts';
import { describeStartError, startServer } from './server.ts';
import { explainSetupError } from './setup-errors.ts';
import { startServerProcess } from './testing/server-process.ts';
import { openForTest } from './testing/open-for-test.ts';
import { startTcpServer } from './testing/tcp-server.ts';
import { createTestPlace } from './testing/test-server.ts';

const away = 'postgres://127.0.0.1:1/none';
const place = await createTestPlace('sqlite');
const file = join(place.config.dataDir, 'file');
writeFileSync(file, '');
const damaged = join(place.config.dataDir, 'damaged');
mkdirSync(damaged);
writeFileSync(join(damaged, 'kestrova.sqlite'), 'junk');
const early = join(place.config.dataDir, 'early');
mkdirSync(early);
new BetterSqlite(join(early, 'kestrova.sqlite')).exec(
  `create table migrations (name text); insert into migrations values ('0001-the-tables')`,
);
const { port } = await openForTest(startTcpServer((socket) => socket.destroy()));
const postgres = await createTestPlace('postgres');
const missing = new URL(postgres.config.database.url ?? '');
missing.pathname = '/missing';

test.each([
  [
    'a database that is down',
    { DATABASE_URL: away },
    'The database does not answer (connect ECONNREFUSED 127.0.0.1:1). Check DATABASE_URL, and that PostgreSQL runs.',
  ],
  [
    'a database that does not exist',
    { DATABASE_URL: missing.href },
    'The database does not answer (database "missing" does not exist). Check DATABASE_URL, and that PostgreSQL runs.',
  ],
  [
    'a data folder that cannot be created',
    { DATA_DIR: join(file, 'data') },
    `A file or folder cannot be used: ENOTDIR: not a directory, mkdir '${file}/data/incoming'. Check DATA_DIR, and that this user has the rights.`,
  ],
  [
    'a data folder that the system refuses',
    { DATA_DIR: '/proc/none/data' },
    "A file or folder cannot be used: ENOENT: no such file or directory, mkdir '/proc/none'. Check DATA_DIR, and that this user has the rights.",
  ],
  [
    'a damaged database',
    { DATA_DIR: damaged },
    'The file kestrova.sqlite in DATA_DIR is damaged, or is not a database. Check DATA_DIR, or restore a backup.',
  ],
  [
    'a database of a version before 0.3.0',
    { DATA_DIR: early },
    'This database is from a version before 0.3.0, which later versions cannot use. Nothing was changed. Use it with the version that made it, or set DATA_DIR or DATABASE_URL to a new place.',
  ],
])('explains in one sentence why the server does not start: %s', async (_, settings, message) => {
  const starting = startServer(readConfig({ ...place.environment, ...settings }));
  const error = await starting.catch((cause: unknown) => cause);
  expect(describeStartError(error)).toBe(message);
});

test('ends the start with one sentence if the port is taken', async () => {
  await expect(startServerProcess(place, { settings: { PORT: String(port) } })).rejects.toThrow(
    `the server ended with 1:\nThe server could not start. It cannot listen: listen EADDRINUSE: address already in use 127.0.0.1:${port}. Check API_PORT and HOST, and whether the server already runs.\n`,
  );
});

test('waits for another program for 15 seconds at most, since it says nothing and ignores Ctrl-C', async () => {
  await using database = place.openDatabase(queryTimeouts.operator);
  const { rows } = await sql`pragma busy_timeout`.execute(database.queries);
  expect(rows).toEqual([{ timeout: 15_000 }]);
});

test('explains that another program has locked the SQLite database', async () => {
  await using other = place.openDatabase();
  await using database = place.openDatabase(1);
  await other.queries.transaction().execute(async () => {
    const error = await migrate(database).catch((cause: unknown) => cause);
    expect(explainSetupError(error, 'DATA_DIR')).toBe(
      'Another program has locked the database in DATA_DIR. Run this again once it has ended.',
    );
  });
});
