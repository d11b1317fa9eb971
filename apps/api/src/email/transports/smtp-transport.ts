import { Readable } from 'node:stream';
import { createTransport, type MailMessage } from 'nodemailer';
import { createMailMessage } from './mail-message.ts';
import { MailError, type EmailTransport } from './email-transport.ts';

/** Commands whose refusal is about this very email, not about the connection or our account. */
const emailCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * Sends emails over SMTP, one connection each: a pooled connection that breaks would requeue its
 * email inside nodemailer, where the outbox does not see it.
 */
export function createSmtpTransport(url: string, from: string, timeout: number): EmailTransport {
  const settings = {
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport(settings);
  return {
    sentAtOnce: 5,
    async send(email, begin) {
      let isWithdrawn = false;
      const conversation = createTransport(settings);
      conversation.use('stream', (mail, done) => {
        holdContent(mail.message, async () => {
          isWithdrawn = !(await begin());
          // The connection is closed before the content's end, so the mail server takes nothing.
          if (isWithdrawn) throw new Error('the email was withdrawn');
        });
        done();
      });
      try {
        await conversation.sendMail(createMailMessage(email, from));
        return true;
      } catch (error) {
        if (isWithdrawn) return false;
        throw createMailError(error);
      } finally {
        conversation.close();
      }
    },
    // What a mail server took is out of our hands.
    forget: () => Promise.resolve(),
    check: async () => {
      await transport.verify();
    },
    close: () => {
      transport.close();
    },
  };
}

/** nodemailer reads the content once the mail server has agreed to take it, after DATA. */
function holdContent(message: MailMessage['message'], begin: () => Promise<void>): void {
  const open = message.createReadStream.bind(message);
  async function* read() {
    await begin();
    yield* open();
  }
  message.createReadStream = () => Readable.from(read(), { objectMode: false });
}

/** 4xx passes, 5xx does not (RFC 5321 4.2.1). Only the reply code is kept: texts quote addresses. */
function createMailError(error: unknown): MailError {
  const { responseCode, command, code } = error as {
    responseCode?: number;
    command?: string;
    code?: string;
  };
  const isFinal = (responseCode ?? 0) >= 500 && emailCommands.has(command ?? '');
  const words = [code, command, responseCode].filter((word) => word !== undefined).join(' ');
  return new MailError(`the mail server did not take the email (${words})`, isFinal, error);
}
