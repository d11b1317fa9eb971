import type { Migration } from '../migration.ts';

/**
 * Keeps the secrets of emailed links apart from the emails until they are sent, and lets an applicant
 * have further links. Emails that were sent before lose theirs.
 */
export const linksApartFromEmails: Migration = {
  name: '0009-links-apart-from-emails',
  async apply(transaction) {
    const { schema } = transaction;
    await schema
      .createTable('emailSecrets')
      .addColumn('emailId', 'text', (column) =>
        column.primaryKey().references('outbox_emails.id').onDelete('cascade'),
      )
      .addColumn('secrets', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('applicationLinks')
      .addColumn('secretHash', 'text', (column) => column.primaryKey())
      .addColumn('applicationId', 'text', (column) =>
        column.notNull().references('applications.id').onDelete('cascade'),
      )
      .execute();
    await schema
      .createIndex('applicationLinksByApplication')
      .on('applicationLinks')
      .column('applicationId')
      .execute();
    await schema.alterTable('outbox_emails').addColumn('confirms', 'text').execute();
    const sent = transaction
      .selectFrom('outbox_emails')
      .select(['id', 'text', 'html'])
      .where('state', '=', 'sent')
      .where('text', 'like', '%/careers/%#%');
    const withoutSecrets = (text: string) =>
      text.replaceAll(/(\/careers\/(?:application|alerts))#[\w.-]+/g, '$1');
    for (const { id, text, html } of await sent.execute()) {
      await transaction
        .updateTable('outbox_emails')
        .set({ text: withoutSecrets(text), html: withoutSecrets(html), unsubscribeUrl: null })
        .where('id', '=', id)
        .execute();
    }
  },
};
