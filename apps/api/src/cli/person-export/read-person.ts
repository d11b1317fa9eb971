import { sql, type SqlBool } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { addFiles, operatorColumns } from '../../modules/applications/application-repository.ts';
import { recordTables } from '../../retention/delete-records.ts';
import type { PersonRows } from '../../retention/erase-person.ts';

/** What is kept about one person, newest first. */
export type Person = Awaited<ReturnType<typeof readPerson>>;
export type PersonApplication = Person['applications'][number];
export type PersonFile = PersonApplication['files'][number];

/**
 * Reads what `people erase` would delete of a person. Left out is what says nothing about them: our
 * ids, hashes and lease tokens, and the HTML of emails, which says the same as their text. Cached
 * responses are left out too: they repeat a record for a day.
 */
export async function readPerson(queries: Queries, { isTheirs, emails }: PersonRows) {
  const [applications, contactRequests, jobAlerts, ownEmails] = await Promise.all([
    selectApplications(queries).where(isTheirs).execute(),
    selectContactRequests(queries).where(isTheirs).execute(),
    selectJobAlerts(queries).where(isTheirs).execute(),
    selectEmails(queries)
      .where(sql<SqlBool>`(${emails} or ${isAboutRecordOf(isTheirs)})`)
      .execute(),
  ]);
  return {
    applications: (await addFiles(queries, applications)).map(({ id: _id, ...application }) => ({
      ...application,
      files: application.files.map(({ applicationId: _applicationId, ...file }) => file),
    })),
    contactRequests,
    jobAlerts,
    emails: ownEmails.map((email) => ({ ...email, text: hideSecrets(email.text) })),
  };
}

/** Emails are about records of the person, even where neither end is their address. */
function isAboutRecordOf(isTheirs: PersonRows['isTheirs']) {
  const ids = recordTables.map(
    (table) => sql`select id from ${sql.table(table)} where ${isTheirs}`,
  );
  return sql<SqlBool>`"recordId" in (${sql.join(ids, sql` union all `)})`;
}

/** Whoever has the secret end of such a link can act for the person; exports are passed on. */
function hideSecrets(text: string): string {
  return text.replaceAll(/(https?:\/\/[^\s#]+#)\S+/g, '$1…');
}

function selectApplications(queries: Queries) {
  return queries.selectFrom('applications').select(operatorColumns).orderBy('receivedAt', 'desc');
}

function selectContactRequests(queries: Queries) {
  return queries
    .selectFrom('contactRequests')
    .select([
      'reference',
      'receivedAt',
      'fullName',
      'companyName',
      'email',
      'companyType',
      'phoneNumber',
      'message',
      'country',
    ])
    .orderBy('receivedAt', 'desc');
}

function selectJobAlerts(queries: Queries) {
  return queries
    .selectFrom('jobAlerts')
    .select([
      'receivedAt',
      'email',
      'country',
      'keywords',
      'place',
      'type',
      'mode',
      'level',
      'siteOrigin',
      'confirmedAt',
      'lastSentAt',
    ])
    .orderBy('receivedAt', 'desc');
}

function selectEmails(queries: Queries) {
  return queries
    .selectFrom('outbox_emails')
    .select(['createdAt', 'recipient', 'replyTo', 'subject', 'text', 'state', 'sentAt'])
    .orderBy('createdAt', 'desc');
}
