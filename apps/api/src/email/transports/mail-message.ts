import type { SendMailOptions } from 'nodemailer';
import type { LetterRow } from '../../database/schema.ts';
import { maxAddressLength } from '../templates/email.ts';
import { sender } from '../templates/email-content.ts';

/** The letter as nodemailer takes it; addresses as objects, so that no name can add a header. */
export function createMailMessage(letter: LetterRow, from: string): SendMailOptions {
  return {
    from: { name: sender.brand, address: from },
    to: { name: '', address: letter.recipient },
    // A longer one cannot be answered, and would break the header's line.
    ...(isAddress(letter.replyTo) && { replyTo: { name: '', address: letter.replyTo } }),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    messageId: letter.messageId,
    date: new Date(letter.createdAt),
    // Holiday responders leave such letters alone (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function isAddress(replyTo: string | null): replyTo is string {
  return replyTo !== null && replyTo.length <= maxAddressLength;
}
