import { addAbortSignal } from 'node:stream';
import type { Services } from '../../services.ts';
import { withTimeout } from '../../time.ts';
import { createTemporaryFiles, type TemporaryFiles } from '../../uploads/receive-upload.ts';
import { MissingFileError, type FileStore } from '../../uploads/storage/file-store.ts';
import type { EmailAttachment, StoredEmail } from '../outbox/outbox-repository.ts';
import { MailError, type AttachedFile } from '../transports/email-transport.ts';

/** For one file, in milliseconds. */
const fetchTimeout = 30_000;

/** The dependencies of sending. */
export type SendingServices = Pick<Services, 'config' | 'store' | 'transport'>;

export interface SendingOptions {
  /** As the transport takes it. */
  begin: () => Promise<boolean>;
  /** The email is dead afterwards, so it goes without files that cannot be read. */
  isLastAttempt: boolean;
}

/** What became of an email: `withdrawn` before its content left, or sent, with all of its files or not. */
export type SendingOutcome = 'withdrawn' | 'sent' | 'sent-without-files';

/**
 * Sends an email with its stored files; the notice says how to export those that are not attached. It
 * goes without a file that is gone or is not what was received, and without any if the mail server
 * does not take them. The files are first copied to temporary ones: what is sent is complete, and
 * sending holds neither memory nor a connection to the store.
 * @throws MailError, or another error if the files cannot be read now.
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
    const isRejected = error instanceof MailError && error.rejection.isForContent;
    if (!isRejected || attached.length === 0) throw error;
    return send([]);
  });
}

/** @returns undefined for a file that is missing, or is not what was received. */
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

/** Without the message of its cause: that of a bucket quotes what it replied. */
function createUnreadableError(cause: unknown): Error {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  const reason = code ?? (cause instanceof Error ? cause.name : 'unknown');
  return new Error(`the attached files could not be read from the store (${reason})`, { cause });
}
