import type {
  ContactRequest,
  JobApplicationData,
  JobDetails,
  JobSummary,
  NewStatus,
} from '@kestrova/api-contract';
import type { Country } from '@kestrova/validation';
import type { Generated, Insertable, Selectable } from 'kysely';

/**
 * The tables, the same on SQLite and PostgreSQL: instants are ISO 8601 text in UTC, which sorts as time;
 * flags are 0 and 1. Columns that travel over the wire carry the wire's names and spelling.
 */
export interface Tables {
  jobs: Omit<JobSummary & JobDetails, 'jobId' | 'closingDate'> & {
    jobId: Generated<number>;
    jobCountry: string;
    /** The last day to apply, such as `2026-11-30`: the job is closed once it has ended everywhere on Earth. */
    closingDate: string | null;
    /** When an operator closed it. */
    closedAt: string | null;
    /** Increases with each import or reopening, so that alerts can find new jobs. */
    openedRevision: Generated<number>;
  };
  applications: WireColumns<Omit<JobApplicationData, 'coverLetterDescription' | Consent>> & {
    id: string;
    reference: string;
    receivedAt: string;
    coverLetterDescription: string;
  } & Record<Consent, number>;
  applicationFiles: {
    name: string;
    applicationId: string;
    part: string;
    originalName: string;
    kind: string;
    size: number;
    sha256: string;
    /** Unused, and written as '', until the next major version drops it. */
    activeContent: string;
  };
  /** The changes of an application's status; without one it is received. */
  statusChanges: {
    id: string;
    applicationId: string;
    /** 1 for the first change of its application. */
    number: number;
    status: NewStatus['status'];
    /** Null unless it is closed. */
    reason: NonNullable<NewStatus['reason']> | null;
    /** What the careers team wrote to the applicant; may be empty. */
    sentence: string;
    changedAt: string;
    isEmailed: number;
  };
  contactRequests: WireColumns<ContactRequest> & {
    id: string;
    reference: string;
    receivedAt: string;
  };
  /** Requests for emails about new jobs. */
  jobAlerts: {
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
  };
  outbox_emails: {
    id: string;
    recordId: string;
    /** How it is sent; for a `webhook` see `saveWebhook`. */
    channel: Generated<ChannelName>;
    messageId: string;
    recipient: string;
    replyTo: Generated<string | null>;
    subject: string;
    /**
     * The content as JSON: `EmailContent` or `LaterContent`, which is rendered when the email is sent, or the
     * body of a webhook.
     */
    content: string;
    state: DeliveryState;
    attempts: number;
    createdAt: string;
    /** While an instance is sending it: when its lease ends and another may try. */
    nextAttemptAt: string;
    leaseToken: Generated<string | null>;
    sentAt: Generated<string | null>;
    lastError: Generated<string | null>;
    /** When its content was last sent: from then on the mail server may have it. */
    handedOverAt: Generated<string | null>;
    /** The stored files that are sent with it, as JSON (`EmailAttachment[]`); null for none. */
    attachments: Generated<string | null>;
    /** What it confirms to an address that a visitor typed; null for other emails. */
    confirms: Generated<Confirmed | null>;
    /** For the limit of confirmations: who caused it, see `createSenderId`; null for most emails. */
    sender: Generated<string | null>;
  };
  /** Files and emails of deleted records that are still to be removed; no personal data. */
  pendingRemovals: {
    kind: 'file' | 'email';
    /** The name of a stored file, or the Message-ID of an email. */
    name: string;
    /** Until this instant a server that was sending it may write it again. */
    keepUntil: string;
  };
  idempotencyKeys: {
    scope: string;
    key: string;
    bodyHash: string;
    /** The response that repeated requests get, as JSON. */
    response: string;
    recordId: string | null;
    createdAt: string;
  };
  serverState: {
    name: string;
    value: string;
  };
  /** Who read or removed personal data, and when; it holds none itself. */
  auditLog: {
    id: string;
    at: string;
    /** The system's user, or `server`. */
    operator: string;
    /** The command's name without its arguments, such as `people erase`. */
    command: string;
    /** How many records, emails and webhooks it read or removed; null until it ends, and if it was killed. */
    records: number | null;
  };
}

type Consent = 'privacyEnable' | 'contactMeEnable';

/** A column for each field of a request; an optional field that is omitted is stored as null. */
type WireColumns<Wire> = {
  [Field in keyof Wire]-?: undefined extends Wire[Field]
    ? Exclude<Wire[Field], undefined> | null
    : Wire[Field];
};

/** The largest `jobId` that PostgreSQL's integer holds; queries for a larger one fail there. */
export const maxJobId = 2_147_483_647;

/** Days in which the address has to confirm an alert. */
export const daysToConfirm = 7;

/** The kind of a confirmation, for its limit: anybody can request alerts or links for any address. */
export type Confirmed = 'application' | 'contact' | 'alert' | 'links';

/** What the outbox sends; each has its own sender. */
export type ChannelName = 'email' | 'webhook';

/** `dead` emails wait for the operator: rejected with 5xx, or unsent after 72 hours. */
export type DeliveryState = 'waiting' | 'sent' | 'dead';

export type JobRow = Selectable<Tables['jobs']>;
export type NewJobRow = Insertable<Tables['jobs']>;
export type ApplicationRow = Selectable<Tables['applications']>;
export type ApplicationFileRow = Selectable<Tables['applicationFiles']>;
export type StatusChangeRow = Selectable<Tables['statusChanges']>;
export type ContactRequestRow = Selectable<Tables['contactRequests']>;
export type JobAlertRow = Selectable<Tables['jobAlerts']>;
export type DeliveryRow = Selectable<Tables['outbox_emails']>;
export type PendingRemovalRow = Selectable<Tables['pendingRemovals']>;
export type AuditEntryRow = Selectable<Tables['auditLog']>;
