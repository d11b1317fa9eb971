import { addAbortSignal } from 'node:stream';
import { createIncomingFolder, type IncomingFolder } from '../../uploads/receive-upload.ts';
import { MissingFileError, type FileStore } from '../../uploads/storage/file-store.ts';
import { withTimeout } from '../../time.ts';
import type { AttachedFile } from '../transports/email-transport.ts';
import type { EmailAttachment } from './email-attachment.ts';

/** For one file, in milliseconds. */
const fetchTimeout = 30_000;

/** The files of one email that can be sent now. */
export interface FetchedAttachments {
  attached: AttachedFile[];
  /** Removes the copies. */
  clear(): Promise<void>;
}

/** The store could not be read; a later attempt may. */
export class StoreUnreadableError extends Error {
  override name = 'StoreUnreadableError';

  constructor(cause: unknown) {
    const { code, name } = cause instanceof Error ? describe(cause) : {};
    super(`the attached files could not be read from the store (${code ?? name ?? 'unknown'})`, {
      cause,
    });
  }
}

/**
 * Copies the stored files of an email to temporary files: what is sent is complete and has the hash of
 * what was received, and sending holds neither memory nor a connection to the store. Missing and
 * changed files are omitted.
 * @throws StoreUnreadableError if the store is away or slow; not at the last attempt, which goes
 * without.
 */
export async function fetchAttachments(
  store: FileStore,
  outgoingDir: string,
  attachments: readonly EmailAttachment[],
  isLastAttempt: boolean,
): Promise<FetchedAttachments> {
  const copies = createIncomingFolder(outgoingDir);
  const attached: AttachedFile[] = [];
  try {
    for (const attachment of attachments) {
      const file = await fetchFile(store, copies, attachment).catch((error: unknown) => {
        if (isLastAttempt) return undefined;
        throw new StoreUnreadableError(error);
      });
      if (file !== undefined) attached.push(file);
    }
    return { attached, clear: () => copies.clear() };
  } catch (error) {
    await copies.clear();
    throw error;
  }
}

async function fetchFile(
  store: FileStore,
  copies: IncomingFolder,
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

/** Without the message: those of a bucket quote what it replied. */
function describe(error: Error) {
  return { name: error.name, code: 'code' in error ? String(error.code) : undefined };
}
