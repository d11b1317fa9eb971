import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../database/migrate.ts';
import { openDatabase, queryTimeouts } from '../database/open-database.ts';
import { saveSeedOnce } from '../modules/jobs/seed-jobs.ts';

/** Migrates and seeds one database of each kind, since a copy is made sooner than a new one. */
export async function createTemplates(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-templates-'));
  const sqliteFile = join(folder, 'kestrova.sqlite');
  for (const config of [
    { file: sqliteFile, url: undefined, poolSize: 1 },
    { file: '', url, poolSize: 1 },
  ]) {
    const database = openDatabase(config, queryTimeouts.operator);
    await migrate(database);
    await saveSeedOnce(database);
    await database.close();
  }
  return {
    names: { postgres: new URL(url).pathname.slice(1), sqliteFile },
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
