import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { sender } from '@kestrova/emails';
import type { SendMailOptions } from 'nodemailer';
import type { StoredEmail } from '../outbox/stored-content.ts';
import { canReplyTo } from '../new-email.ts';
import type { AttachedFile } from './email-transport.ts';

/** The email as nodemailer takes it; addresses as objects, so that no name can add a header. */
export function createMailMessage(
  email: StoredEmail,
  files: readonly AttachedFile[],
  from: string,
): SendMailOptions {
  return {
    from: { name: sender.name, address: from },
    to: { name: '', address: email.recipient },
    ...(email.replyTo !== null &&
      canReplyTo(email.replyTo) && { replyTo: { name: '', address: email.replyTo } }),
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
    attachments: files.map(({ filename, contentType, path }) => ({
      filename,
      contentType,
      content: readLater(path),
    })),
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

/** Opens the file when it is read, which may never happen. */
function readLater(path: string): Readable {
  async function* read(): AsyncGenerator<Buffer> {
    yield* createReadStream(path);
  }
  return Readable.from(read(), { objectMode: false });
}
