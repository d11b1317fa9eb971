import type { EmailRow } from '../../database/schema.ts';

/** Takes emails out of the services. */
export interface EmailTransport {
  /** How many emails it takes side by side. */
  sentAtOnce: number;
  /**
   * Asks `begin` when the content is about to leave, after all that may take long, and sends nothing
   * where it says no. @returns whether the email was sent.
   * @throws MailError; anything else counts as a passing trouble too.
   */
  send(email: EmailRow, begin: () => Promise<boolean>): Promise<boolean>;
  /** Removes what it keeps of emails, where it keeps anything, and what a crash left half-written. */
  forget(messageIds: readonly string[]): Promise<void>;
  /** @throws where emails cannot be sent now. */
  check(): Promise<void>;
  close(): void;
}

/** A email was not taken; `isFinal` where no later attempt can succeed. */
export class MailError extends Error {
  override name = 'MailError';
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, cause?: unknown) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}
