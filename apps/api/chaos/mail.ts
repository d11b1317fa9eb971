import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, queryTimeouts } from '../src/database/open-database.ts';
import { countEmails } from '../src/email/outbox/email-overview.ts';
import { startMailServer, type MailServerMode } from '../src/testing/mail-server.ts';
import { startServerRun } from '../src/testing/server-run.ts';
import { until } from '../src/testing/until.ts';
import { createContactRequest } from '../src/testing/visitor.ts';
import type { Finding } from './scenario.ts';

/** The mail server misbehaves while emails are sent; afterwards every email has arrived. */
export async function disturbMail(mode: MailServerMode | 'away'): Promise<Finding> {
  await using mail = await startMailServer();
  await using run = await startServerRun({ SMTP_URL: mail.url, MAIL_TIMEOUT_SECONDS: '1' });
  if (mode === 'away') await mail.stop();
  else mail.setMode(mode);
  const count = 10;
  for (let sent = 0; sent < count; sent += 1) {
    await run.visitor.sendContactRequest(createContactRequest());
  }
  await pause(mode === 'cutting' ? 400 : 1500);
  mail.setMode('accepting');
  if (mode === 'away') await mail.start();
  const database = openDatabase(run.place.config.database, queryTimeouts.operator);
  await until(async () => (await countEmails(database.queries)).waiting === 0, 60_000);
  await database.close();
  const arrived = new Set(mail.emails.map((email) => email.messageId)).size;
  const doubled = mail.emails.length - arrived;
  return {
    fault: `mail server ${mode}`,
    result: `${arrived} of ${count * 2} emails, ${doubled} twice under one Message-ID`,
    holds: arrived === count * 2 && (doubled === 0 || mode === 'cutting'),
  };
}
