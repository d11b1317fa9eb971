import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServerRun } from './testing/server-process.ts';
import { openForTest } from './testing/open-for-test.ts';
import { startTcpServer } from './testing/tcp-server.ts';
import { createTestPlace } from './testing/test-server.ts';

const away = 'postgres://127.0.0.1:1/none';
const place = await createTestPlace('sqlite');
const file = join(place.config.dataDir, 'file');
writeFileSync(file, '');
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
    `A file or folder cannot be used: ENOTDIR: not a directory, open '${file}/data/restore-unfinished.json'. Check DATA_DIR, and that this user has the rights.`,
  ],
  [
    'a port that is taken',
    { PORT: String(port) },
    `It cannot listen: listen EADDRINUSE: address already in use 127.0.0.1:${port}. Check API_PORT and HOST, and whether the server already runs.`,
  ],
])('ends the start with one sentence for %s', async (_, settings, message) => {
  await expect(startServerRun(place, { settings })).rejects.toThrow(
    `the server ended with 1:\nThe server could not start. ${message}\n`,
  );
});
