import { sql, type SqlBool } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { ApplicationRow, ContactRequestRow, JobAlertRow } from '../../database/schema.ts';
import { renderText } from '../../email/outbox/outbox-repository.ts';
import { addFiles } from '../../modules/applications/application-repository.ts';
import { recordTables } from '../../records/delete-records.ts';
import type { PersonRows } from '../../records/erase-person.ts';

/** A label for each column but those without information about the person. */
type Labels<Row, Omitted extends keyof Row> = Record<Exclude<keyof Row, Omitted>, string>;

/**
 * The exported columns, with their labels on the page. Columns without information about the person are
 * omitted: our ids, hashes and lease tokens, and the HTML of emails, which has the same content as their
 * text.
 */
export const personLabels = {
  applications: {
    reference: 'Reference',
    receivedAt: 'Received',
    jobTitle: 'Position',
    jobCode: 'Job code',
    jobRole: 'Job role',
    jobId: 'Job id',
    location: 'Location',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phNo: 'Phone number',
    privacyEnable: 'Privacy policy agreed to',
    contactMeEnable: 'Future openings',
    coverLetterDescription: 'Cover letter',
  },
  contactRequests: {
    reference: 'Reference',
    receivedAt: 'Received',
    fullName: 'Name',
    email: 'Email',
    companyName: 'Company',
    companyType: 'Website',
    phoneNumber: 'Contact number',
    country: 'Country',
    message: 'Message',
  },
  jobAlerts: {
    receivedAt: 'Asked for',
    email: 'Email',
    country: 'Country',
    keywords: 'Keywords',
    place: 'Place',
    type: 'Type',
    mode: 'Mode',
    level: 'Level',
    confirmedAt: 'Confirmed',
    lastSentAt: 'Last email',
    siteOrigin: 'Site',
  },
  emails: {
    subject: 'Subject',
    createdAt: 'Written',
    recipient: 'To',
    replyTo: 'Replies go to',
    state: 'State',
    sentAt: 'Sent',
    text: 'Text',
  },
} as const satisfies {
  applications: Labels<ApplicationRow, 'id'>;
  contactRequests: Labels<ContactRequestRow, 'id'>;
  jobAlerts: Labels<JobAlertRow, 'id' | 'addressId' | 'seenRevision'>;
  emails: Record<string, string>;
};

const { text: _text, ...emailColumns } = personLabels.emails;

export type Person = Awaited<ReturnType<typeof readPerson>>;

/**
 * Reads what `people erase` would delete, except cached responses, which repeat a record for a day.
 */
export async function readPerson(queries: Queries, { isTheirs, emails }: PersonRows) {
  const [applications, contactRequests, jobAlerts, ownEmails] = await Promise.all([
    queries
      .selectFrom('applications')
      .select(['id', ...columnsOf(personLabels.applications)])
      .where(isTheirs)
      .orderBy('receivedAt', 'desc')
      .execute(),
    queries
      .selectFrom('contactRequests')
      .select(columnsOf(personLabels.contactRequests))
      .where(isTheirs)
      .orderBy('receivedAt', 'desc')
      .execute(),
    queries
      .selectFrom('jobAlerts')
      .select(columnsOf(personLabels.jobAlerts))
      .where(isTheirs)
      .orderBy('receivedAt', 'desc')
      .execute(),
    queries
      .selectFrom('outbox_emails')
      .select([...columnsOf(emailColumns), 'content'])
      .where(sql<SqlBool>`(${emails} or ${isAboutRecordOf(isTheirs)})`)
      .orderBy('createdAt', 'desc')
      .execute(),
  ]);
  return {
    applications: (await addFiles(queries, applications)).map(({ id: _id, ...rest }) => rest),
    contactRequests,
    jobAlerts,
    emails: ownEmails.map(({ content, ...email }) => ({
      ...email,
      text: renderText(content),
    })),
  };
}

function columnsOf<Column extends string>(labels: Readonly<Record<Column, string>>): Column[] {
  return Object.keys(labels) as Column[];
}

/** Emails are about records of the person, even if their address is not the recipient or Reply-To. */
function isAboutRecordOf(isTheirs: PersonRows['isTheirs']) {
  const ids = recordTables.map(
    (table) => sql`select id from ${sql.table(table)} where ${isTheirs}`,
  );
  return sql<SqlBool>`"recordId" in (${sql.join(ids, sql` union all `)})`;
}
