import type { SendMailOptions } from 'nodemailer';
import type { LetterRow } from '../database/schema.ts';
import { sender } from './letter-content.ts';

/** The letter as nodemailer takes it; addresses as objects, so that no name can add a header. */
export function createMailMessage(letter: LetterRow, from: string): SendMailOptions {
  return {
    from: { name: sender.brand, address: from },
    to: { name: '', address: letter.recipient },
    // A longer one is no address (RFC 5321 4.5.3.1), and would break the header's line.
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
  return replyTo !== null && replyTo.length <= 320;
}
