import type { Migration } from '../migration.ts';

/** Earlier files were not inspected and get an empty value. */
export const activeContent: Migration = {
  name: '0002-active-content',
  async apply(transaction) {
    await transaction.schema
      .alterTable('applicationFiles')
      .addColumn('activeContent', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
