import { addAbortSignal } from 'node:stream';
import type { Config } from '../../config/config.ts';
import { createTemporaryFiles, type TemporaryFiles } from '../../files/temporary-files.ts';
import { withTimeout } from '../../time.ts';
import { MissingFileError, type FileStore } from '../../uploads/storage/file-store.ts';
import { DeliveryError, type Channel, type SendingOptions } from '../channel.ts';
import {
  renderStoredEmail,
  type EmailAttachment,
  type RenderServices,
  type StoredEmail,
} from '../outbox-repository.ts';
import type { AttachedFile, EmailTransport } from './email-transport.ts';

/** For one file, in milliseconds. */
const fetchTimeout = 30_000;

interface SendingServices {
  config: Config;
  store: FileStore;
  transport: EmailTransport;
}

/** How it ended: `withdrawn` before the content was sent, or sent with or without all files. */
type SendingOutcome = 'withdrawn' | 'sent' | 'sent-without-files';

/** Sends the emails of the outbox, rendered when they are sent. */
export function createEmailChannel(
  services: SendingServices & RenderServices,
): Channel<SendingOutcome> {
  const { transport } = services;
  return {
    name: 'email',
    concurrency: transport.concurrency,
    forget: (messageIds) => transport.forget(messageIds),
    async send(row, options) {
      const rendered = await renderStoredEmail(services, row);
      return rendered && sendWithAttachments(services, rendered, options);
    },
  };
}

/**
 * Sends an email with its stored files; the notice says how to export those that are not attached.
 * Missing and damaged files are omitted, at the last attempt unreadable ones too, and all files if the
 * mail server rejects them. The files are first copied to temporary ones, so that sent files are
 * complete, and sending uses neither memory nor a connection to the store.
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
