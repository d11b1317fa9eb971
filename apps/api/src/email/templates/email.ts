import { randomUUID } from 'node:crypto';
import { renderHtml } from './email-html.ts';
import type { LetterContent } from './email-content.ts';
import { renderText } from './email-text.ts';
import { toOneLine } from './plain-lines.ts';

/** No mail server takes a longer address (RFC 5321 4.5.3.1): 64 characters, an @, and 255. */
export const maxAddressLength = 320;

/** A letter that is ready to be posted. */
export interface NewLetter {
  recipient: string;
  /** Where an answer goes; null for letters that answer nobody. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Sent to an address that a visitor typed, who may not own it. */
  isConfirmation: boolean;
}

export interface LetterEnvelope {
  recipient: string;
  replyTo?: string;
  subject: string;
  isConfirmation?: boolean;
}

/** Writes a letter in both forms that mail programs show. */
export function createLetter(envelope: LetterEnvelope, content: LetterContent): NewLetter {
  const plain = makePlain(content);
  return {
    recipient: envelope.recipient,
    replyTo: envelope.replyTo ?? null,
    subject: toOneLine(envelope.subject),
    isConfirmation: envelope.isConfirmation ?? false,
    text: renderText(plain),
    html: renderHtml(plain),
  };
}

/** Everything but the quote is one line, whatever a visitor or an imported job put into it. */
function makePlain({ heading, paragraphs, facts, closing, ...rest }: LetterContent): LetterContent {
  return {
    ...rest,
    heading: toOneLine(heading),
    paragraphs: paragraphs.map(toOneLine),
    facts: facts.map(({ label, value }) => ({ label: toOneLine(label), value: toOneLine(value) })),
    closing: closing.map(toOneLine),
  };
}

/** A Message-ID that stays the same however often the letter is sent (RFC 5322 3.6.4). */
export function createMessageId(from: string): string {
  return `<${randomUUID()}@${from.split('@').at(-1) ?? 'localhost'}>`;
}
