import type { Migration } from '../migration.ts';

/** Files that were received before count as without active content: nobody looked. */
export const activeContent: Migration = {
  name: '0002-active-content',
  async apply(transaction) {
    await transaction.schema
      .alterTable('applicationFiles')
      .addColumn('activeContent', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
