import { createTransport } from 'nodemailer';
import { createMailMessage } from './mail-message.ts';
import { MailError, type Mailer } from './mailer.ts';

/** Commands whose refusal is about this very letter, not about the connection or our account. */
const letterCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * Sends letters over SMTP, one connection each: a pooled connection that breaks would requeue its
 * letter inside nodemailer, where the outbox does not see it.
 */
export function createSmtpMailer(url: string, from: string, timeout: number): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    sentAtOnce: 5,
    async send(letter) {
      try {
        await transport.sendMail(createMailMessage(letter, from));
      } catch (error) {
        throw createMailError(error);
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

/** 4xx passes, 5xx does not (RFC 5321 4.2.1). Only the reply code is kept: texts quote addresses. */
function createMailError(error: unknown): MailError {
  const { responseCode, command, code } = error as {
    responseCode?: number;
    command?: string;
    code?: string;
  };
  const isFinal = (responseCode ?? 0) >= 500 && letterCommands.has(command ?? '');
  const words = [code, command, responseCode].filter((word) => word !== undefined).join(' ');
  return new MailError(`the mail server did not take the letter (${words})`, isFinal, error);
}
