import type { Config } from './config/config.ts';
import type { Database } from './database/open-database.ts';
import type { Links } from './links/links.ts';
import type { EmailTransport } from './outbox/email/email-transport.ts';
import type { Scan } from './uploads/scan.ts';
import type { FileStore } from './uploads/storage/file-store.ts';

/** The configured services of the server and the CLI. */
export interface Services extends AsyncDisposable {
  config: Config;
  database: Database;
  store: FileStore;
  transport: EmailTransport;
  scan: Scan | undefined;
  /** Problems for the operator that do not stop the server. */
  warnings: readonly string[];
}

export type SubmissionKind = 'application' | 'contact' | 'alert';

/** The services that routes use. */
export interface ServerServices extends Omit<Services, 'warnings' | typeof Symbol.asyncDispose> {
  links: Links;
  /** Counts a saved submission, but no duplicate or rejected one. */
  countSubmission: (kind: SubmissionKind) => void;
  /** Called after emails or webhooks were added to the outbox. */
  wakeOutbox: () => void;
  /** Called after records were deleted, to remove their files. */
  wakeCleanup: () => void;
}
