import { randomUUID } from 'node:crypto';
import type { Migration } from '../migration.ts';

/**
 * The part of a bucket that belongs to this database. A database that names files already keeps the
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
