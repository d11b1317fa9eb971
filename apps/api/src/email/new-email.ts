import { randomUUID } from 'node:crypto';
import type { EmailContent } from '@kestrova/emails';
import type { Confirmed } from '../database/schema.ts';

/** Max length of an address (RFC 5321 4.5.3.1): 64 characters, an @, and 255. */
const maxAddressLength = 320;

/** Whether an address can be in Reply-To: a longer one is undeliverable and would break its line. */
export function canReplyTo(address: string): boolean {
  return address.length <= maxAddressLength;
}

/** Max bytes of all files of an email together; as base64 they are 16.4 MB. */
export const maxAttachedBytes = 12 * 1024 * 1024;

/** A stored file that is sent with an email. */
export interface EmailAttachment {
  /** The stored file. */
  name: string;
  /** As the recipient sees it. */
  filename: string;
  contentType: string;
  /** In bytes. */
  size: number;
  sha256: string;
}

export interface EmailEnvelope {
  recipient: string;
  /** The Reply-To address; null if replies go to the sender. */
  replyTo: string | null;
  /** The kind of a confirmation, whose address may belong to somebody else; null for other emails. */
  confirms: Confirmed | null;
  /** The URL for one-click unsubscribing (RFC 8058); null if there is nothing to end. */
  unsubscribeUrl: string | null;
  /** The stored files that are sent with it. */
  attachments: readonly EmailAttachment[];
}

/** An email that can be queued. */
export interface NewEmail extends EmailEnvelope {
  content: EmailContent;
}

/** Addresses an email. */
export function createEmail(
  envelope: Pick<EmailEnvelope, 'recipient'> & Partial<EmailEnvelope>,
  content: EmailContent,
): NewEmail {
  const defaults = { replyTo: null, confirms: null, unsubscribeUrl: null, attachments: [] };
  return { ...defaults, ...envelope, content };
}

/** A Message-ID that stays the same however often the email is sent (RFC 5322 3.6.4). */
export function createMessageId(from: string): string {
  return `<${randomUUID()}@${from.split('@').at(-1) ?? 'localhost'}>`;
}
