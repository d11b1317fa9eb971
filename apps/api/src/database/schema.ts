import type { Country } from '@kestrova/api-contract';
import type { Generated, Insertable, Selectable } from 'kysely';

/**
 * The tables, alike on SQLite and PostgreSQL: instants are ISO 8601 text in UTC, which sorts as time;
 * flags are 0 and 1. Columns that travel over the wire carry the wire's names and spelling.
 */
export interface Tables {
  jobs: JobsTable;
  applications: ApplicationsTable;
  applicationFiles: ApplicationFilesTable;
  contactRequests: ContactRequestsTable;
  jobAlerts: JobAlertsTable;
  outbox_emails: EmailsTable;
  emailSecrets: EmailSecretsTable;
  applicationLinks: ApplicationLinksTable;
  pendingRemovals: PendingRemovalsTable;
  orphanedFiles: OrphanedFilesTable;
  idempotencyKeys: IdempotencyKeysTable;
  serverState: ServerStateTable;
  auditLog: AuditLogTable;
}

/** The largest `jobId` that PostgreSQL's integer holds; queries for a larger one fail there. */
export const maxJobId = 2_147_483_647;

interface JobsTable {
  jobId: Generated<number>;
  jobCode: string;
  jobTitle: string;
  jobLocation: string;
  jobCountry: string;
  experince: number;
  jobLevel: string;
  jobType: string;
  jobMode: string;
  jobInfo: string;
  jobDescription: string;
  jobRequirements: string;
  skills: string;
  qualification: string;
  benifits: string;
  createdDate: string;
  closedAt: string | null;
  /** Increases with each import or reopening, so that alerts can find new jobs. */
  openedRevision: Generated<number>;
}

interface ApplicationsTable {
  id: string;
  reference: string;
  receivedAt: string;
  jobId: number;
  jobCode: string;
  jobTitle: string;
  jobRole: string;
  location: string;
  firstName: string;
  lastName: string;
  email: string;
  phNo: string;
  coverLetterDescription: string;
  privacyEnable: number;
  contactMeEnable: number;
  /** SHA-256 of the secret in its applicant's link, as base64url; null for earlier ones. */
  secretHash: Generated<string | null>;
}

interface ApplicationFilesTable {
  name: string;
  applicationId: string;
  part: string;
  originalName: string;
  kind: string;
  size: number;
  sha256: string;
  /** The codes of its active content, joined by commas; empty if it has none. */
  activeContent: string;
}

interface ContactRequestsTable {
  id: string;
  reference: string;
  receivedAt: string;
  fullName: string;
  companyName: string;
  email: string;
  companyType: string;
  phoneNumber: string;
  message: string;
  country: string | null;
}

/** Days in which the address has to confirm an alert. */
export const daysToConfirm = 7;

/** Wishes for emails about new jobs. */
interface JobAlertsTable {
  id: string;
  receivedAt: string;
  email: string;
  /** A keyed hash of the address in any case, which all of its alerts share. */
  addressId: string;
  country: Country;
  keywords: string;
  place: string;
  type: string;
  mode: string;
  level: string;
  /** Scheme and host of the site that the request came from, for the links in its emails. */
  siteOrigin: string;
  /** When its address confirmed it; null until then, and nothing is sent. */
  confirmedAt: string | null;
  /** The latest `openedRevision` of a job that it has considered. */
  seenRevision: number;
  lastSentAt: string | null;
}

interface EmailsTable {
  id: string;
  recordId: string;
  messageId: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  /** The content as JSON (`EmailContent`), which is rendered when the email is sent. */
  content: string;
  state: EmailState;
  attempts: number;
  createdAt: string;
  /** While an instance is sending it: when its lease ends and another may try. */
  nextAttemptAt: string;
  leaseToken: string | null;
  sentAt: string | null;
  lastError: string | null;
  /** When its content was last sent: from then on the mail server may have it. */
  handedOverAt: Generated<string | null>;
  /** For the header List-Unsubscribe (RFC 8058); null if there is nothing to end. */
  unsubscribeUrl: Generated<string | null>;
  /** The stored files that are sent with it, as JSON (`EmailAttachment[]`); null for none. */
  attachments: Generated<string | null>;
  /** What it confirms to an address that a visitor typed; null for other emails. */
  confirms: Generated<Confirmed | null>;
}

/** The kind of a confirmation, for its limit: anybody can request alerts or links for any address. */
export type Confirmed = 'application' | 'contact' | 'alert' | 'links';

/** The secrets of the links in an email, from when it is queued until it is sent. */
interface EmailSecretsTable {
  emailId: string;
  /** As JSON, in the order of their places in the email. */
  secrets: string;
}

/** Links to applications beside those of their confirmations. */
interface ApplicationLinksTable {
  /** As in `applications`. */
  secretHash: string;
  applicationId: string;
}

/** Files and emails of deleted records that are still to be removed; no personal data. */
interface PendingRemovalsTable {
  kind: 'file' | 'email';
  /** The name of a stored file, or the Message-ID of an email. */
  name: string;
  /** Until this instant a server that was sending it may write it again. */
  keepUntil: string;
}

/** Stored files that no record names; see `deleteOrphanedUploads`. */
interface OrphanedFilesTable {
  name: string;
  foundAt: string;
  /** How many runs of the cleanup have found that it is old enough to delete. */
  runs: number;
}

/** `dead` emails wait for the operator: rejected with 5xx, or unsent after 72 hours. */
export type EmailState = 'waiting' | 'sent' | 'dead';

interface IdempotencyKeysTable {
  scope: string;
  key: string;
  bodyHash: string;
  /** The response that repeated requests get, as JSON. */
  response: string;
  recordId: string | null;
  createdAt: string;
}

interface ServerStateTable {
  name: string;
  value: string;
}

/** Who read or removed personal data, and when; it holds none itself. */
interface AuditLogTable {
  id: string;
  at: string;
  /** The system's user, or `server`. */
  operator: string;
  /** The command's name without its arguments, such as `people erase`. */
  command: string;
  /** How many records and emails it read or removed; null until it ends, and where it was killed. */
  records: number | null;
}

export type JobRow = Selectable<JobsTable>;
export type NewJobRow = Insertable<JobsTable>;
export type ApplicationRow = Selectable<ApplicationsTable>;
export type ApplicationFileRow = Selectable<ApplicationFilesTable>;
export type ContactRequestRow = Selectable<ContactRequestsTable>;
export type JobAlertRow = Selectable<JobAlertsTable>;
export type EmailRow = Selectable<EmailsTable>;
export type PendingRemovalRow = Selectable<PendingRemovalsTable>;
export type AuditEntryRow = Selectable<AuditLogTable>;
