import type { LetterRow } from '../database/schema.ts';

/** Takes letters out of the house. */
export interface Mailer {
  /** How many letters it takes side by side. */
  sentAtOnce: number;
  /** @throws MailError; anything else counts as a passing trouble too. */
  send(letter: LetterRow): Promise<void>;
  /** Removes what it keeps of letters, where it keeps anything. */
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
