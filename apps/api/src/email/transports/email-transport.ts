import type { EmailRow } from '../../database/schema.ts';

/** Delivers queued emails. */
export interface EmailTransport {
  /** How many emails are sent at the same time. */
  concurrency: number;
  /**
   * Sends an email. Calls `begin` right before the content leaves, and sends nothing where it
   * resolves to false. @returns whether the email was sent.
   * @throws MailError; any other error is retried too.
   */
  send(email: EmailRow, begin: () => Promise<boolean>): Promise<boolean>;
  /** Deletes the copies that it keeps of emails, and files that a crash left half-written. */
  forget(messageIds: readonly string[]): Promise<void>;
  /** @throws where emails cannot be sent now. */
  check(): Promise<void>;
  close(): void;
}

/** An email was rejected; `isFinal` where no later attempt can succeed. */
export class MailError extends Error {
  override name = 'MailError';
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, cause?: unknown) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}
