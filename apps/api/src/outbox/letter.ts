import { randomUUID } from 'node:crypto';
import { renderHtml } from './letter-html.ts';
import type { LetterContent } from './letter-content.ts';
import { renderText } from './letter-text.ts';

/** A letter that is ready to be posted. */
export interface NewLetter {
  recipient: string;
  /** Where an answer goes; null for letters that answer nobody. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
}

export interface LetterEnvelope {
  recipient: string;
  replyTo?: string;
  subject: string;
}

/** Writes a letter in both forms that mail programs show. */
export function createLetter(envelope: LetterEnvelope, content: LetterContent): NewLetter {
  return {
    recipient: envelope.recipient,
    replyTo: envelope.replyTo ?? null,
    // A subject is one line; a job's title from an import might not be.
    subject: envelope.subject.replaceAll(/\s+/g, ' ').trim(),
    text: renderText(content),
    html: renderHtml(content),
  };
}

/** A Message-ID that stays the same however often the letter is sent (RFC 5322 3.6.4). */
export function createMessageId(from: string): string {
  return `<${randomUUID()}@${from.split('@').at(-1) ?? 'localhost'}>`;
}
