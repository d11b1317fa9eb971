import {
  countEmails,
  createContactRequest,
  openDatabase,
  queryTimeouts,
  startMailServer,
  startServerRun,
  until,
  type MailServerMode,
} from '@kestrova/api/testing';
import { createResult, type Result } from '../report.ts';

/** The mail server misbehaves while emails are sent; afterwards every email has arrived. */
export async function disturbMail(mode: MailServerMode | 'away'): Promise<Result> {
  await using mail = await startMailServer();
  await using run = await startServerRun({ SMTP_URL: mail.url, MAIL_TIMEOUT_SECONDS: '1' });
  const database = openDatabase(run.place.config.database, queryTimeouts.operator);
  if (mode === 'away') await mail.stop();
  else mail.setMode(mode);
  const count = 10;
  for (let sent = 0; sent < count; sent += 1) {
    await run.visitor.sendContactRequest(createContactRequest());
  }
  const failed = database.queries.selectFrom('outbox_emails').where('lastError', 'is not', null);
  await until(async () => (await failed.select('id').executeTakeFirst()) !== undefined);
  mail.setMode('accepting');
  if (mode === 'away') await mail.start();
  await until(async () => (await countEmails(database.queries)).waiting === 0, 60_000);
  await database.close();
  const arrived = new Set(mail.emails.map(({ messageId }) => messageId)).size;
  const repeated = mail.emails.length - arrived;
  return createResult(`${arrived} of ${count * 2} emails, ${repeated} repeated`, {
    'emails missing': count * 2 - arrived,
    // Only where the connection broke after the email is it unknown whether it arrived.
    'emails repeated': mode === 'cutting' ? 0 : repeated,
  });
}
