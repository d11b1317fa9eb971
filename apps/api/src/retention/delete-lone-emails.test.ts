import { expect, test } from 'vitest';
import { applyAndOpen, findEmail } from '../testing/own-application.ts';
import { readMail } from '../testing/read-mail.ts';
import { startTestServer } from '../testing/running-server.ts';
import { dialects } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import { deleteLoneEmails } from './delete-lone-emails.ts';
import { finishRemovals } from './pending-removals.ts';

const day = 24 * 3_600_000;

test.each(dialects)(
  'emails that outlive their record go after 30 days, and no others (%s)',
  { tags: ['ASVS-14.2.7'] },
  async (dialect) => {
    const server = await startTestServer(dialect);
    const { services, dataDir } = server;
    const { database } = services;
    const kept = await applyAndOpen(server);
    const withdrawn = await applyAndOpen(server);
    expect((await withdrawn.own.withdraw()).status).toBe(200);
    await findEmail(dataDir, withdrawn.data.email, 'You have withdrawn');
    const listRecipients = async () => {
      const query = database.queries.selectFrom('outbox_emails').select(['recipient', 'state']);
      return query.execute();
    };
    await until(async () => (await listRecipients()).every(({ state }) => state === 'sent'));
    expect(await deleteLoneEmails(database, Date.now() + 29 * day)).toBe(0);
    expect(await deleteLoneEmails(database, Date.now() + 31 * day)).toBe(2);
    await finishRemovals(services);
    const team = 'careers@kestrova.example';
    const left = (await listRecipients()).map(({ recipient }) => recipient);
    expect(new Set(left)).toEqual(new Set([kept.data.email, team]));
    expect(await readMail(dataDir)).toHaveLength(2);
    await server.stop();
  },
);
