import type { SendMailOptions } from 'nodemailer';
import type { EmailRow } from '../../database/schema.ts';
import { maxAddressLength } from '../templates/email.ts';
import { sender } from '../templates/email-content.ts';

/** The email as nodemailer takes it; addresses as objects, so that no name can add a header. */
export function createMailMessage(email: EmailRow, from: string): SendMailOptions {
  return {
    from: { name: sender.brand, address: from },
    to: { name: '', address: email.recipient },
    // A longer address is undeliverable and would break the header's line.
    ...(isAddress(email.replyTo) && { replyTo: { name: '', address: email.replyTo } }),
    subject: email.subject,
    text: email.text,
    html: email.html,
    messageId: email.messageId,
    date: new Date(email.createdAt),
    headers: {
      // Keeps automatic responders from replying (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(email.unsubscribeUrl !== null && listUnsubscribe(email.unsubscribeUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Mail programs show a button that sends one POST (RFC 8058). */
function listUnsubscribe(url: string) {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function isAddress(replyTo: string | null): replyTo is string {
  return replyTo !== null && replyTo.length <= maxAddressLength;
}
