import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { sender } from '@kestrova/emails';
import type { SendMailOptions } from 'nodemailer';
import type { LocalFile } from '../../files/hashed-files.ts';
import type { EmailAttachment, StoredEmail } from '../outbox-repository.ts';

/** A file that is sent with an email, in a temporary file on the local disk. */
export type AttachedFile = LocalFile & Pick<EmailAttachment, 'filename' | 'contentType'>;

export interface EmailTransport {
  concurrency: number;
  /**
   * Sends an email with these files. Calls `begin` right before it sends the content, and sends
   * nothing if it resolves to false. @returns whether the email was sent.
   * @throws DeliveryError; any other error is retried too.
   */
  send(
    email: StoredEmail,
    files: readonly AttachedFile[],
    begin: () => Promise<boolean>,
  ): Promise<boolean>;
  /** Deletes its copies of these emails, and incomplete files of killed processes. */
  forget(messageIds: readonly string[]): Promise<void>;
}

/** Converts an email for nodemailer; addresses are objects, so that no name can add a header. */
export function createMailMessage(
  email: StoredEmail,
  files: readonly AttachedFile[],
  from: string,
): SendMailOptions {
  return {
    from: { name: sender.name, address: from },
    to: { name: '', address: email.recipient },
    ...(email.replyTo !== null && { replyTo: { name: '', address: email.replyTo } }),
    subject: email.subject,
    text: email.text,
    html: email.html,
    messageId: email.messageId,
    date: new Date(email.createdAt),
    headers: {
      // Keeps automatic responders from replying (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(email.unsubscribeUrl !== undefined && listUnsubscribe(email.unsubscribeUrl)),
    },
    attachments: files.map(({ filename, contentType, path }) => ({
      filename,
      contentType,
      content: readLater(() => createReadStream(path)),
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

/** A stream that opens another one when it is read, which may never happen. */
export function readLater(open: () => Readable | Promise<Readable>): Readable {
  async function* read(): AsyncGenerator<Buffer> {
    yield* await open();
  }
  return Readable.from(read(), { objectMode: false });
}
