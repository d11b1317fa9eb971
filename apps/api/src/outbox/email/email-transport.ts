import { createReadStream } from 'node:fs';
import { addAbortSignal, Readable } from 'node:stream';
import { sender } from '@kestrova/emails';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../../config/config.ts';
import type { LocalFile } from '../../files/hashed-files.ts';
import { createTemporaryFiles, type TemporaryFiles } from '../../files/temporary-files.ts';
import { withTimeout } from '../../time.ts';
import { MissingFileError, type FileStore } from '../../uploads/storage/file-store.ts';
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

/** What an error means for later attempts. */
interface Rejection {
  /** No later attempt can succeed. */
  isFinal: boolean;
  /** It was rejected for its size or content: without files it may be accepted. */
  isForContent: boolean;
  /** The connection broke after the content, so the mail server may have accepted it. */
  mayHaveArrived: boolean;
}

export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly rejection: Rejection;

  constructor(message: string, rejection: Rejection, options: ErrorOptions) {
    super(message, options);
    this.rejection = rejection;
  }
}

/** For one file, in milliseconds. */
const fetchTimeout = 30_000;

export interface SendingServices {
  config: Config;
  store: FileStore;
  transport: EmailTransport;
}

export interface SendingOptions {
  /** Passed to `EmailTransport.send`. */
  begin: () => Promise<boolean>;
  /** A failure makes the email dead, so unreadable files are omitted. */
  isLastAttempt: boolean;
}

/** The result: `withdrawn` before the content was sent, or sent with or without all files. */
export type SendingOutcome = 'withdrawn' | 'sent' | 'sent-without-files';

/**
 * Sends an email with its stored files; the notice says how to export those that are not attached.
 * Missing and damaged files are omitted, and all files if the mail server rejects them. The files
 * are first copied to temporary ones, so that sent files are complete, and sending uses neither
 * memory nor a connection to the store.
 * @throws DeliveryError, or another error if the files cannot be read now.
 */
export async function sendWithAttachments(
  { config, store, transport }: SendingServices,
  email: StoredEmail,
  { begin, isLastAttempt }: SendingOptions,
): Promise<SendingOutcome> {
  const wanted = JSON.parse(email.attachments ?? '[]') as EmailAttachment[];
  const send = async (files: readonly AttachedFile[]): Promise<SendingOutcome> => {
    if (!(await transport.send(email, files, begin))) return 'withdrawn';
    return files.length === wanted.length ? 'sent' : 'sent-without-files';
  };
  await using copies = createTemporaryFiles(config.files.outgoingDir);
  const attached: AttachedFile[] = [];
  for (const attachment of wanted) {
    const file = await fetchFile(store, copies, attachment).catch((error: unknown) => {
      if (!isLastAttempt) throw createUnreadableError(error);
    });
    if (file !== undefined) attached.push(file);
  }
  return await send(attached).catch((error: unknown) => {
    const isRejected = error instanceof DeliveryError && error.rejection.isForContent;
    if (!isRejected || attached.length === 0) throw error;
    return send([]);
  });
}

/** @returns undefined for a file that is missing or damaged. */
async function fetchFile(
  store: FileStore,
  copies: TemporaryFiles,
  { name, filename, contentType, size, sha256 }: EmailAttachment,
): Promise<AttachedFile | undefined> {
  try {
    const copy = await withTimeout(fetchTimeout, async (signal) => {
      const content = addAbortSignal(signal, await store.open(name));
      return copies.receive(content, { filename, contentType });
    });
    return copy.sha256 === sha256 && copy.size === size ? copy : undefined;
  } catch (error) {
    if (error instanceof MissingFileError) return undefined;
    throw error;
  }
}

/** Omits the message of its cause, since an error of a bucket quotes the reply. */
function createUnreadableError(cause: unknown): Error {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  const reason = code ?? (cause instanceof Error ? cause.name : 'unknown');
  return new Error(`the attached files could not be read from the store (${reason})`, { cause });
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
