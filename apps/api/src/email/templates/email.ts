import { randomUUID } from 'node:crypto';
import type { Confirmed } from '../../database/schema.ts';
import type { EmailAttachment } from '../attachments/email-attachment.ts';
import { renderHtml } from './email-html.ts';
import type { EmailAction, EmailCommand, EmailContent, EmailList } from './email-content.ts';
import { renderText } from './email-text.ts';
import { toOneLine } from './plain-lines.ts';

/** Max length of an address (RFC 5321 4.5.3.1): 64 characters, an @, and 255. */
export const maxAddressLength = 320;

/** Whether an address can stand in Reply-To: a longer one is undeliverable and would break its line. */
export function canReplyTo(address: string): boolean {
  return address.length <= maxAddressLength;
}

/** An email that can be queued. */
export interface NewEmail {
  recipient: string;
  /** The Reply-To address; null where replies go to the sender. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** What it confirms to an address that a visitor typed and may not own; null for other emails. */
  confirms: Confirmed | null;
  /** Where a mail program ends such emails by one POST (RFC 8058); null where there is nothing to end. */
  unsubscribeUrl: string | null;
  /** The stored files that are sent with it. */
  attachments: readonly EmailAttachment[];
}

export interface EmailEnvelope {
  recipient: string;
  replyTo?: string;
  subject: string;
  confirms?: Confirmed;
  unsubscribeUrl?: string;
  attachments?: readonly EmailAttachment[];
}

/** Creates an email as plain text and as HTML. */
export function createEmail(envelope: EmailEnvelope, content: EmailContent): NewEmail {
  const plain = makePlain(content);
  return {
    recipient: envelope.recipient,
    replyTo: envelope.replyTo ?? null,
    subject: toOneLine(envelope.subject),
    confirms: envelope.confirms ?? null,
    unsubscribeUrl: envelope.unsubscribeUrl ?? null,
    attachments: envelope.attachments ?? [],
    text: renderText(plain),
    html: renderHtml(plain),
  };
}

/** Makes everything but the quote a single line: visitors and imported jobs may contain line breaks. */
function makePlain({
  heading,
  warning,
  paragraphs,
  facts,
  lists,
  action,
  command,
  closing,
  ...rest
}: EmailContent): EmailContent {
  return {
    ...rest,
    heading: toOneLine(heading),
    ...(warning !== undefined && { warning: toOneLine(warning) }),
    paragraphs: paragraphs.map(toOneLine),
    facts: facts.map(({ label, value }) => ({ label: toOneLine(label), value: toOneLine(value) })),
    ...(lists && { lists: lists.map(makePlainList) }),
    ...(action && { action: makePlainAction(action) }),
    ...(command && { command: makePlainCommand(command) }),
    closing: closing.map(toOneLine),
  };
}

function makePlainList({ label, items, more }: EmailList): EmailList {
  return {
    label: toOneLine(label),
    items: items.map(({ title, url, detail }) => ({
      title: toOneLine(title),
      url: toOneLine(url),
      detail: toOneLine(detail),
    })),
    ...(more && { more: makePlainAction(more) }),
  };
}

function makePlainAction({ label, url }: EmailAction): EmailAction {
  return { label: toOneLine(label), url: toOneLine(url) };
}

function makePlainCommand({ label, line }: EmailCommand): EmailCommand {
  return { label: toOneLine(label), line: toOneLine(line) };
}

/** A Message-ID that stays the same however often the email is sent (RFC 5322 3.6.4). */
export function createMessageId(from: string): string {
  return `<${randomUUID()}@${from.split('@').at(-1) ?? 'localhost'}>`;
}
