import { sql, type SqlBool } from 'kysely';
import type { Queries } from '../database/open-database.ts';
import { renderText } from '../outbox/outbox-repository.ts';
import { addFiles } from '../modules/applications/application-repository.ts';
import { listStatusChanges, toStatusChange } from '../modules/applications/status-repository.ts';
import { recordTables } from '../records/delete-records.ts';
import type { PersonRows } from '../records/erase-person.ts';

export type Person = Awaited<ReturnType<typeof readPerson>>;

/**
 * Reads what `people erase` would delete, except cached responses and webhooks, which repeat a record.
 * Columns without information about the person are omitted: our ids, hashes and lease tokens.
 */
export async function readPerson(queries: Queries, { isTheirs, emails }: PersonRows) {
  const [applications, contactRequests, jobAlerts, ownEmails] = await Promise.all([
    queries
      .selectFrom('applications')
      .selectAll()
      .where(isTheirs)
      .orderBy('receivedAt', 'desc')
      .execute(),
    queries
      .selectFrom('contactRequests')
      .selectAll()
      .where(isTheirs)
      .orderBy('receivedAt', 'desc')
      .execute(),
    queries
      .selectFrom('jobAlerts')
      .selectAll()
      .where(isTheirs)
      .orderBy('receivedAt', 'desc')
      .execute(),
    queries
      .selectFrom('outbox_emails')
      .select(['subject', 'createdAt', 'recipient', 'replyTo', 'state', 'sentAt', 'content'])
      .where('channel', '=', 'email')
      .where(sql<SqlBool>`(${emails} or ${isAboutRecordOf(isTheirs)})`)
      .orderBy('createdAt', 'desc')
      .execute(),
  ]);
  const changes = await listStatusChanges(
    queries,
    applications.map(({ id }) => id),
  );
  const changesById = Map.groupBy(changes, ({ applicationId }) => applicationId);
  return {
    applications: (await addFiles(queries, applications)).map(({ id, ...application }) => ({
      ...application,
      statusChanges: (changesById.get(id) ?? []).map((row) => {
        const { id: _id, ...change } = toStatusChange(row);
        return change;
      }),
    })),
    contactRequests: contactRequests.map(({ id: _id, ...request }) => request),
    jobAlerts: jobAlerts.map(
      ({ id: _id, addressId: _addressId, seenRevision: _revision, ...alert }) => alert,
    ),
    emails: ownEmails.map(({ content, ...email }) => ({
      ...email,
      text: renderText(content),
    })),
  };
}

/** Emails are about records of the person, even if their address is not the recipient or Reply-To. */
function isAboutRecordOf(isTheirs: PersonRows['isTheirs']) {
  const ids = recordTables.map(
    (table) => sql`select id from ${sql.table(table)} where ${isTheirs}`,
  );
  return sql<SqlBool>`"recordId" in (${sql.join(ids, sql` union all `)})`;
}
