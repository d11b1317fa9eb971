import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { queryTimeouts } from '../database/open-database.ts';
import { runCli } from '../testing/operator.ts';
import { dialects } from '../testing/place.ts';
import { createTestPlace } from '../testing/test-server.ts';

const commands = [
  ['people', 'erase', 'someone@example.com', '--yes'],
  ['jobs', 'import', 'jobs.json'],
  ['applications', 'list'],
  ['backup', 'create', '/dev/null/backup'],
];

describe.each(dialects)('a command on %s', (dialect) => {
  test.each(commands)(
    'reports an empty place, and creates nothing in it: %s %s',
    async (...args) => {
      const place = await createTestPlace(dialect, {}, { isEmpty: true });
      const dataDir = join(place.config.dataDir, 'mistyped');
      const run = await runCli({ ...place.environment, DATA_DIR: dataDir }, ...args);
      expect([run.code, run.output]).toEqual([1, '']);
      expect(run.errors).toMatch(/^There is no data in .*Nothing was created or changed\./);
      expect(existsSync(dataDir)).toBe(false);
      if (dialect === 'postgres') {
        await using database = place.openDatabase(queryTimeouts.visitor);
        expect(await database.queries.introspection.getTables()).toEqual([]);
      }
    },
  );

  test('uses an existing place, and reports missing files if DATA_DIR is wrong', async () => {
    const place = await createTestPlace(dialect);
    const found = await runCli(place.environment, 'applications', 'list');
    expect(found.code).toBe(0);
    if (dialect === 'postgres') {
      const elsewhere = { ...place.environment, DATA_DIR: join(place.config.dataDir, 'other') };
      const run = await runCli(elsewhere, 'applications', 'list');
      expect([run.code, run.errors]).toEqual([1, expect.stringContaining('no folder "uploads"')]);
    }
  });
});

test.each([
  ['nothing', ''],
  ['something else', 'a text, not a database '.repeat(100)],
])('does not treat a file with %s as data, and leaves it unchanged', async (_, content) => {
  const place = await createTestPlace('sqlite');
  const dataDir = join(place.config.dataDir, 'wrong');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'kestrova.sqlite'), content);
  const run = await runCli({ ...place.environment, DATA_DIR: dataDir }, 'jobs', 'list');
  expect([run.code, run.errors]).toEqual([1, expect.stringContaining('is not a database of')]);
  expect(readdirSync(dataDir)).toEqual(['kestrova.sqlite']);
});
