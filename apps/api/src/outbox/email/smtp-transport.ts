import { createTransport, type MailMessage } from 'nodemailer';
import { z } from 'zod';
import { minute } from '../../time.ts';
import type { StoredEmail } from '../outbox-repository.ts';
import { DeliveryError } from '../channel.ts';
import {
  createMailMessage,
  readLater,
  type AttachedFile,
  type EmailTransport,
} from './email-transport.ts';

/** Commands whose rejection concerns the email itself, not the connection or the account. */
const emailCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * In milliseconds: a mail server that accepts a byte now and then must not block sending for ever.
 * The timeouts of nodemailer detect only silence.
 */
const maxSendTime = 10 * minute;

interface SmtpOptions {
  from: string;
  /** The name of this machine in EHLO. */
  ehloName: string | undefined;
  /** For each reply, in milliseconds. */
  timeout: number;
}

/**
 * Sends emails over SMTP, one connection each: a pooled connection that breaks would requeue its
 * email inside nodemailer, where the outbox does not see it. A password is sent over TLS only,
 * unless the URL ends with `?requireTLS=false`.
 */
export function createSmtpTransport(url: string, options: SmtpOptions): EmailTransport {
  return {
    concurrency: 5,
    async send(email, files, begin) {
      let [hasBegun, isWithdrawn] = [false, false];
      const connection = openConnection(url, options);
      connection.use('stream', (mail, done) => {
        if (files.length > 0) declareSize(mail.message, email, files);
        holdContent(mail.message, async () => {
          hasBegun = await begin();
          isWithdrawn = !hasBegun;
          // The connection closes before the content ends, so the mail server discards it.
          if (isWithdrawn) throw new Error('the email was withdrawn');
        });
        done();
      });
      try {
        const signal = AbortSignal.timeout(maxSendTime);
        await connection.sendMail({ ...createMailMessage(email, files, options.from), signal });
        return true;
      } catch (error) {
        if (isWithdrawn) return false;
        throw createDeliveryError(error, hasBegun);
      } finally {
        connection.close();
      }
    },
    // This transport keeps no copies of emails.
    forget: () => Promise.resolve(),
  };
}

/** @throws if the mail server does not accept the connection and the password. */
export async function checkMailServer(url: string, options: SmtpOptions): Promise<void> {
  await openConnection(url, options).verify();
}

function openConnection(url: string, { ehloName, timeout }: SmtpOptions) {
  return createTransport({
    url,
    name: ehloName,
    // `?requireTLS=false` in the URL overrides this.
    requireTLS: new URL(url).password !== '',
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Approximate bytes of headers and part boundaries. */
const sizeOfHeaders = 4000;

/** Announces the size, so that a mail server can reject it before the content (RFC 1870). */
function declareSize(
  message: MailMessage['message'],
  { text, html }: StoredEmail,
  files: readonly AttachedFile[],
): void {
  const sizeOfText = Buffer.byteLength(text) + Buffer.byteLength(html);
  const sizeOfFiles = files.reduce((sum, { size }) => sum + size, 0);
  // Base64 turns three bytes into four, with a line break after each 76.
  const size = Math.ceil(sizeOfText + sizeOfFiles * (4 / 3) * (78 / 76)) + sizeOfHeaders;
  message.setEnvelope({ ...message.getEnvelope(), size });
}

/** nodemailer reads the content once the mail server has accepted DATA. */
function holdContent(message: MailMessage['message'], begin: () => Promise<void>): void {
  const open = message.createReadStream.bind(message);
  message.createReadStream = () => readLater(() => begin().then(() => open()));
}

/** What nodemailer adds to an error. */
const smtpErrorSchema = z.object({
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
});

/** Replies about the size of an email: RFC 1870 6.3 and 552's older use; RFC 3463 3.4 and 3.3. */
const sizeCodes = new Set([523, 552]);
const enhancedSizeCode = /^5\d\d[ -]5\.(?:3\.4|2\.3)\b/;

/** The enhanced status code after the code of a reply (RFC 3463 2), which says more than the code. */
const enhancedCode = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?=\s|$)/;

/** 4xx is transient, 5xx permanent (RFC 5321 4.2.1). Only the codes are kept: reply texts quote addresses. */
function createDeliveryError(error: unknown, hasBegun: boolean): DeliveryError {
  const { responseCode = 0, command = '', code, response = '' } = smtpErrorSchema.parse(error);
  const isFinal = responseCode >= 500 && emailCommands.has(command);
  // nodemailer sends nothing if the email is larger than the mail server has announced.
  const isLargerThanAnnounced = code === 'EMESSAGE' && responseCode === 0;
  const isForSize = sizeCodes.has(responseCode) || enhancedSizeCode.test(response);
  const isForContent = isLargerThanAnnounced || (isFinal && (command === 'DATA' || isForSize));
  const reason = [code, command, responseCode, enhancedCode.exec(response)?.[1]]
    .filter(Boolean)
    .join(' ');
  const mayHaveArrived = hasBegun && responseCode === 0;
  return new DeliveryError(
    `the mail server did not take the email (${reason})`,
    { isFinal, isForContent, mayHaveArrived },
    { cause: error },
  );
}
