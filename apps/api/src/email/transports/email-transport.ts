import type { LetterRow } from '../../database/schema.ts';

/** Takes letters out of the house. */
export interface Mailer {
  /** How many letters it takes side by side. */
  sentAtOnce: number;
  /**
   * Asks `begin` when the content is about to leave, after all that may take long, and sends nothing
   * where it says no. @returns whether the letter was sent.
   * @throws MailError; anything else counts as a passing trouble too.
   */
  send(letter: LetterRow, begin: () => Promise<boolean>): Promise<boolean>;
  /** Removes what it keeps of letters, where it keeps anything, and what a crash left half-written. */
  forget(messageIds: readonly string[]): Promise<void>;
  /** @throws where letters cannot be sent now. */
  check(): Promise<void>;
  close(): void;
}

/** A letter was not taken; `isFinal` where no later attempt can succeed. */
export class MailError extends Error {
  override name = 'MailError';
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, cause?: unknown) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}
