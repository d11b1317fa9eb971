import { randomUUID } from 'node:crypto';
import type { Migration } from '../migration.ts';

/**
 * The key prefix of this database's files in a bucket. A database that has files already keeps the
 * empty prefix, under which they were stored.
 */
export const storagePrefix: Migration = {
  name: '0003-storage-prefix',
  async apply(transaction) {
    const file = await transaction
      .selectFrom('applicationFiles')
      .select('name')
      .limit(1)
      .executeTakeFirst();
    const value = file === undefined ? `${randomUUID()}/` : '';
    await transaction.insertInto('serverState').values({ name: 'storagePrefix', value }).execute();
  },
};
