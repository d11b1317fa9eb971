import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addressLink } from '../links/links.ts';
import { createAlertVisitor, findHeader, findToken } from '../testing/alerts.ts';
import { dialects } from '../testing/place.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createTestPlace } from '../testing/test-server.ts';
import { findEmail, findOwnToken, openOwnApplication } from '../testing/visitor.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const site = 'http://localhost:4001';
const [recordId, alertId, addressId] = ['an-application', 'a'.repeat(36), 'b'.repeat(22)];
const applicant = 'zoe@example.com';
const subscriber = 'ravi@example.com';
const alertSecret = 'the-secret-of-alerts';
const now = new Date().toISOString();

/** As a version before signed links stored it. */
const confirmation = (page: string) =>
  JSON.stringify({
    subject: 'Confirmation',
    heading: 'Confirmation',
    intro: 'Hello',
    body: [{ kind: 'button', label: 'Open', url: `${site}/careers/${page}#secret-0` }],
  });

const email = (id: string, of: string, recipient: string, content: string, url = '') => sql`
  insert into outbox_emails (id, "recordId", "messageId", recipient, subject, content, state, attempts,
    "createdAt", "nextAttemptAt", "unsubscribeUrl")
  values (${id}, ${of}, ${`<${id}@example.com>`}, ${recipient}, 'Confirmation', ${content}, 'waiting', 0,
    ${now}, ${now}, ${url || null})`;

const earlierRows = [
  sql`insert into jobs values (1, 'IN-1', 'Tester', 'Pune', 'India', 1, '', '', '', '', '', '', '', '', '', ${now}, null, 0)`,
  sql`insert into applications values (${recordId}, 'A-1', ${now}, 1, 'IN-1', 'Tester', '', 'Pune', 'Zoë', 'Rao',
    ${applicant}, '', '', 1, 1, 'a-hash')`,
  sql`insert into "jobAlerts" values (${alertId}, ${now}, ${subscriber}, ${addressId}, 'India', '', '', '', '', '',
    ${site}, ${now}, 0, ${now})`,
  sql`insert into "serverState" values ('alert-secret', ${alertSecret})`,
  sql`insert into "serverState" values ('jobs-seeded', ${now})`,
  sql`insert into "linkRequests" values ('a-request', ${now}, ${applicant}, null)`,
  email('one', recordId, applicant, confirmation('application')),
  email('two', alertId, subscriber, confirmation('alerts'), `${site}/v1/an/address/${addressId}.x`),
  sql`insert into "emailSecrets" values ('one', '["a-secret"]')`,
];

/** The token of a link in an email that was sent before the upgrade. */
function signEarlier(purpose: string, text: string): string {
  const signature = createHmac('sha256', alertSecret).update(`${purpose} ${text}`);
  return `${text}.${signature.digest('base64url')}`;
}

describe.each(dialects)('the upgrade from stored secrets on %s', async (dialect) => {
  const place = await createTestPlace(dialect, {}, { isEmpty: true });
  {
    await using database = place.openDatabase();
    await migrate(database, migrations.slice(0, 3));
    for (const row of earlierRows) await row.execute(database.queries);
  }
  const run = await startServerProcess(place);
  const subscriberVisitor = createAlertVisitor(run);

  test('gives waiting emails and requests links that open what they name', async () => {
    for (const title of ['Confirmation', 'The link to your application']) {
      const token = findOwnToken(await findEmail(run.dataDir, applicant, title));
      expect((await openOwnApplication(run.visitor, token).read()).status).toBe(200);
    }
    const mail = await findEmail(run.dataDir, subscriber, 'Confirmation');
    expect((await subscriberVisitor.list(findToken(mail))).status).toBe(200);
    expect(findHeader(mail, 'list-unsubscribe')).toContain(`/${addressId}.`);
  });

  test('lists and ends alerts by the links of emails that were sent before', async () => {
    const token = signEarlier('manage', `${alertId}.${addressId}.${Date.now()}`);
    expect((await subscriberVisitor.readList(token)).alerts).toHaveLength(1);
    const unsubscribe = { purpose: 'unsubscribe', subject: '', siteOrigin: site } as const;
    const earlierUrl = addressLink(unsubscribe, signEarlier('unsubscribe', addressId));
    expect((await subscriberVisitor.unsubscribe(earlierUrl)).status).toBe(200);
    expect((await subscriberVisitor.list(token)).status).toBe(404);
  });
});
