import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { openDatabase, queryTimeouts } from '../database/open-database.ts';
import { saveSeedOnce } from '../modules/jobs/seed-jobs.ts';
import { createPostgresCluster, withoutDurability } from './postgres-cluster.ts';

/** One PostgreSQL for all test files, since starting it takes longer than most of them, and templates. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await createPostgresCluster(withoutDurability);
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-templates-'));
  const file = join(folder, 'kestrova.sqlite');
  const template = await cluster.createDatabase();
  for (const url of [undefined, template]) {
    await using database = openDatabase({ file, url, poolSize: 1 }, queryTimeouts.operator);
    await migrate(database);
    await saveSeedOnce(database, true);
  }
  const postgres = new URL(template).pathname.slice(1);
  project.provide('templates', { postgres, sqliteFile: file });
  project.provide('postgresUrl', await cluster.createDatabase());
  return async () => {
    rmSync(folder, { recursive: true });
    await cluster.remove();
  };
}
