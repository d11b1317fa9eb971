import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyAndOpen, findEmail } from '../testing/own-application.ts';
import { readMail } from '../testing/read-mail.ts';
import { startTestServer } from '../testing/running-server.ts';
import { dialects } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import { createContactRequest } from '../testing/visitor.ts';
import { deleteOldEmails } from './delete-old-emails.ts';
import { finishRemovals } from './pending-removals.ts';

const day = 24 * 3_600_000;

test.each(dialects)(
  'emails go 30 days after they were sent, and dead ones with their record (%s)',
  { tags: ['ASVS-14.2.7'] },
  async (dialect) => {
    const server = await startTestServer(dialect);
    const { services, dataDir } = server;
    const { database } = services;
    const kept = await applyAndOpen(server);
    const withdrawn = await applyAndOpen(server);
    expect((await withdrawn.own.withdraw()).status).toBe(200);
    await findEmail(dataDir, withdrawn.data.email, 'You have withdrawn');
    const rows = database.queries.selectFrom('outbox_emails').select(['recipient', 'state']);
    await until(async () => (await rows.execute()).every(({ state }) => state === 'sent'));
    expect(await deleteOldEmails(database, Date.now() + 29 * day)).toBe(0);
    // The confirmation of each, as if it had been rejected for good.
    const recipients = [kept.data.email, withdrawn.data.email];
    const update = database.queries.updateTable('outbox_emails').set({ state: 'dead' });
    await update.where('recipient', 'in', recipients).execute();
    expect(await deleteOldEmails(database, Date.now() + 31 * day)).toBe(3);
    await finishRemovals(services);
    expect(await rows.execute()).toEqual([{ recipient: kept.data.email, state: 'dead' }]);
    expect(await readMail(dataDir)).toHaveLength(1);
    await server.stop();
  },
);

test('an email that waits is never too old', async () => {
  const server = await startTestServer('sqlite', { SMTP_URL: 'smtp://127.0.0.1:1' });
  const { visitor, services } = server;
  await visitor.sendContactRequest(createContactRequest());
  expect(await deleteOldEmails(services.database, Date.now() + 365 * day)).toBe(0);
  await server.stop();
});

test('finds sent emails by an index, which holds no bodies', async () => {
  const server = await startTestServer('sqlite');
  const plan = await sql<{ detail: string }>`
    explain query plan
    select id from outbox_emails where state = 'sent' and "sentAt" < '2026' order by "sentAt"
  `.execute(server.services.database.queries);
  expect(plan.rows.map((row) => row.detail)).toEqual([
    expect.stringContaining('USING INDEX outboxEmailsSent'),
  ]);
  await server.stop();
});
