import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiFolder, startServerProcess } from '@kestrova/api/testing';

/** Starts a process of the API, which can be killed and started again. @param settings with its PORT. */
export async function startInstance(settings: Record<string, string>) {
  let source = apiFolder;
  let server = await startServerProcess(settings);
  /** @param folder the API's source, if it is to be another version than before. */
  const start = async (folder = source): Promise<void> => {
    source = folder;
    server = await startServerProcess(settings, { folder });
  };
  const stop = async () => {
    const code = await server.end('SIGTERM');
    if (code !== 0) throw new Error(`an instance ended with ${code} after SIGTERM`);
  };
  const kill = async (): Promise<void> => void (await server.end('SIGKILL'));
  const isReady = async () => (await fetch(`http://127.0.0.1:${server.port}/health/ready`)).ok;
  return { port: server.port, start, stop, kill, isReady };
}

/** A copy of the API's source with one more migration, inside the package, since it uses its modules. */
export function createNextVersion() {
  const folder = mkdtempSync(join(apiFolder, '.rehearsal-'));
  cpSync(join(apiFolder, 'src'), join(folder, 'src'), {
    recursive: true,
    filter: (path) => !/\.test\.ts$|\/testing$/.test(path),
  });
  const list = join(folder, 'src/database/migrations.ts');
  renameSync(list, join(folder, 'src/database/migrations-before.ts'));
  writeFileSync(
    list,
    `import { sql } from 'kysely';
import { migrations as before, type Migration } from './migrations-before.ts';

const rehearsal: Migration = {
  name: '9999-rehearsal',
  async apply(transaction) {
    await sql\`alter table applications add column rehearsal text\`.execute(transaction);
  },
};

export const migrations: readonly Migration[] = [...before, rehearsal];
`,
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
