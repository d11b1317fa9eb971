import type { Migration } from '../migration.ts';

/** Stored files that no record names, since when, and how many runs of the cleanup found them due. */
export const orphanedFiles: Migration = {
  name: '0010-orphaned-files',
  async apply({ schema }) {
    await schema
      .createTable('orphanedFiles')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('foundAt', 'text', (column) => column.notNull())
      .addColumn('runs', 'integer', (column) => column.notNull())
      .execute();
  },
};
