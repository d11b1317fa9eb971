import type { StoredEmail } from '../outbox/stored-content.ts';
import type { Services } from '../../services.ts';
import { MailError } from '../transports/email-transport.ts';
import { parseAttachments } from './email-attachment.ts';
import { fetchAttachments } from './fetch-attachments.ts';

/** The dependencies of sending; `outgoingDir` has copies of the files while they are sent. */
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
 * Sends an email with its stored files; the notice says how to export those that are not attached. It goes without a file
 * that is gone or is not what was received, and without any where the mail server does not take them.
 * @throws MailError, or StoreUnreadableError where the files cannot be read now.
 */
export async function sendWithAttachments(
  { config, store, transport }: SendingServices,
  email: StoredEmail,
  { begin, isLastAttempt }: SendingOptions,
): Promise<SendingOutcome> {
  const wanted = parseAttachments(email.attachments);
  if (wanted.length === 0) return (await transport.send(email, [], begin)) ? 'sent' : 'withdrawn';
  const fetched = await fetchAttachments(store, config.files.outgoingDir, wanted, isLastAttempt);
  const { attached } = fetched;
  const send = async (files: typeof attached): Promise<SendingOutcome> => {
    if (!(await transport.send(email, files, begin))) return 'withdrawn';
    return files.length === wanted.length ? 'sent' : 'sent-without-files';
  };
  try {
    return await send(attached);
  } catch (error) {
    const isRejected = error instanceof MailError && error.isForContent;
    if (!isRejected || attached.length === 0) throw error;
    return await send([]);
  } finally {
    await fetched.clear();
  }
}
