import type { StoredEmail } from '../outbox/stored-content.ts';

/** A file that is sent with an email, in a temporary file on the local disk. */
export interface AttachedFile {
  /** As the recipient sees it. */
  filename: string;
  contentType: string;
  path: string;
  /** In bytes. */
  size: number;
}

/** Delivers queued emails. */
export interface EmailTransport {
  /** How many emails are sent at the same time. */
  concurrency: number;
  /**
   * Sends an email with these files. Calls `begin` right before the content leaves, and sends nothing
   * where it resolves to false. @returns whether the email was sent.
   * @throws MailError; any other error is retried too.
   */
  send(
    email: StoredEmail,
    files: readonly AttachedFile[],
    begin: () => Promise<boolean>,
  ): Promise<boolean>;
  /** Deletes the copies that it keeps of emails, and files that a crash left half-written. */
  forget(messageIds: readonly string[]): Promise<void>;
  /** @throws if emails cannot be sent now. */
  check(): Promise<void>;
  close(): void;
}

/** What an error means for the next attempts. */
interface Rejection {
  /** No later attempt can succeed. */
  isFinal: boolean;
  /** It was rejected for its size or content: without files it may be taken. */
  isForContent: boolean;
  /** The connection broke after the content, so the mail server may have accepted it. */
  mayHaveArrived: boolean;
}

/** An email was rejected. */
export class MailError extends Error {
  override name = 'MailError';
  readonly rejection: Rejection;

  constructor(message: string, rejection: Rejection, options: ErrorOptions) {
    super(message, options);
    this.rejection = rejection;
  }
}
