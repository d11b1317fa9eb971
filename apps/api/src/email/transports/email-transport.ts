import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { sender } from '@kestrova/emails';
import type { SendMailOptions } from 'nodemailer';
import { type StoredEmail, canReplyTo } from '../outbox/outbox-repository.ts';

/** A file that is sent with an email, in a temporary file on the local disk. */
export interface AttachedFile {
  /** As the recipient sees it. */
  filename: string;
  contentType: string;
  path: string;
  /** In bytes. */
  size: number;
}

/** Delivers queued emails. */
export interface EmailTransport {
  /** How many emails are sent at the same time. */
  concurrency: number;
  /**
   * Sends an email with these files. Calls `begin` right before the content leaves, and sends nothing
   * if it resolves to false. @returns whether the email was sent.
   * @throws MailError; any other error is retried too.
   */
  send(
    email: StoredEmail,
    files: readonly AttachedFile[],
    begin: () => Promise<boolean>,
  ): Promise<boolean>;
  /** Deletes the copies that it keeps of emails, and files that a crash left half-written. */
  forget(messageIds: readonly string[]): Promise<void>;
  /** @throws if emails cannot be sent now. */
  check(): Promise<void>;
  close(): void;
}

/** What an error means for the next attempts. */
interface Rejection {
  /** No later attempt can succeed. */
  isFinal: boolean;
  /** It was rejected for its size or content: without files it may be taken. */
  isForContent: boolean;
  /** The connection broke after the content, so the mail server may have accepted it. */
  mayHaveArrived: boolean;
}

/** An email was rejected. */
export class MailError extends Error {
  override name = 'MailError';
  readonly rejection: Rejection;

  constructor(message: string, rejection: Rejection, options: ErrorOptions) {
    super(message, options);
    this.rejection = rejection;
  }
}

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
