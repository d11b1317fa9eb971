import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiFolder } from '@kestrova/api/testing';

/** The migration that only the next version has. */
const nextMigration = '9999-rehearsal';

/** A copy of the API's source that is ahead by a migration; in the package, whose modules it uses. */
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
    `import { migrations as before, type Migration } from './migrations-before.ts';

const rehearsal: Migration = {
  name: '${nextMigration}',
  async apply({ schema }) {
    await schema.alterTable('applications').addColumn('rehearsal', 'text').execute();
  },
};

export const migrations: readonly Migration[] = [...before, rehearsal];
`,
  );
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
