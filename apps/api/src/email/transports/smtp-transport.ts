import { Readable } from 'node:stream';
import { createTransport, type MailMessage } from 'nodemailer';
import { z } from 'zod';
import { createMailMessage } from './mail-message.ts';
import { MailError, type EmailTransport } from './email-transport.ts';

/** Commands whose rejection concerns the email itself, not the connection or the account. */
const emailCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * Sends emails over SMTP, one connection each: a pooled connection that breaks would requeue its
 * email inside nodemailer, where the outbox does not see it.
 */
export function createSmtpTransport(url: string, from: string, timeout: number): EmailTransport {
  const config = {
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport(config);
  return {
    concurrency: 5,
    async send(email, begin) {
      let isWithdrawn = false;
      const connection = createTransport(config);
      connection.use('stream', (mail, done) => {
        holdContent(mail.message, async () => {
          isWithdrawn = !(await begin());
          // The connection closes before the content ends, so the mail server discards it.
          if (isWithdrawn) throw new Error('the email was withdrawn');
        });
        done();
      });
      try {
        await connection.sendMail(createMailMessage(email, from));
        return true;
      } catch (error) {
        if (isWithdrawn) return false;
        throw createMailError(error);
      } finally {
        connection.close();
      }
    },
    // Nothing is kept here of what a mail server accepted.
    forget: () => Promise.resolve(),
    check: async () => {
      await transport.verify();
    },
    close: () => {
      transport.close();
    },
  };
}

/** nodemailer reads the content once the mail server has accepted DATA. */
function holdContent(message: MailMessage['message'], begin: () => Promise<void>): void {
  const open = message.createReadStream.bind(message);
  async function* read() {
    await begin();
    yield* open();
  }
  message.createReadStream = () => Readable.from(read(), { objectMode: false });
}

/** What nodemailer adds to an error. */
const smtpErrorSchema = z.object({
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
});

/** 4xx is transient, 5xx permanent (RFC 5321 4.2.1). Only the code is kept: reply texts quote addresses. */
function createMailError(error: unknown): MailError {
  const { responseCode, command, code } = smtpErrorSchema.parse(error);
  const isFinal = (responseCode ?? 0) >= 500 && emailCommands.has(command ?? '');
  const reason = [code, command, responseCode].filter((part) => part !== undefined).join(' ');
  return new MailError(`the mail server did not take the email (${reason})`, isFinal, error);
}
