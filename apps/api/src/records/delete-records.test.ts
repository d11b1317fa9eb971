import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { saveEmails } from '../outbox/outbox-repository.ts';
import { deleteAlerts } from '../modules/alerts/alert-repository.ts';
import { saveConfirmedAlerts } from '../testing/alerts.ts';
import { openForTest } from '../testing/open-for-test.ts';
import { runAt } from '../testing/postgres-cluster.ts';
import { createApplicationRow } from '../testing/record-rows.ts';
import { createTestPlace } from '../testing/test-server.ts';
import { untilLocked } from '../testing/until.ts';
import { day, instantAfter } from '../time.ts';
import { deleteOldEmails } from './delete-expired.ts';
import { deleteRecords } from './delete-records.ts';
import { deletePerson, findPerson } from './erase-person.ts';

// SQLite's transactions cannot wait for each other.
describe('on PostgreSQL, while another transaction updates an email,', async () => {
  const place = await createTestPlace('postgres');
  // As in large tables. PostgreSQL reads small ones whole, and finds every updated email in them.
  const { url: connectionString = '' } = place.config.database;
  const { pathname } = new URL(connectionString);
  await runAt(
    { connectionString },
    `alter database "${pathname.slice(1)}" set enable_seqscan = off`,
  );
  const database = await openForTest(place.openDatabase());
  const { queries } = database;
  afterEach(() => queries.deleteFrom('outbox_emails').execute());

  /** Saves emails as those of a record. */
  async function saveEmailsOf(recordId: string, count: number, changes = {}): Promise<void> {
    const content = { subject: 'Hello', heading: 'Hello', intro: 'Hello', body: [] };
    const emails = Array.from({ length: count }, () => ({
      recipient: 'ravi@example.com',
      content,
      ...changes,
    }));
    await saveEmails(queries, recordId, 'us@example.com', emails);
  }

  /** Saves an application with two emails of its own, and one with links to it. */
  async function saveApplication() {
    const application = createApplicationRow();
    await queries.insertInto('applications').values(application).execute();
    await saveEmailsOf(application.id, 2);
    await saveEmailsOf(randomUUID(), 1, { recipient: application.email, confirms: 'links' });
    await queries
      .updateTable('outbox_emails')
      .set({ state: 'sent' })
      .where('confirms', '=', 'links')
      .execute();
    return application;
  }

  /** Runs `work` while all emails are being updated, until it waits; returns the emails that are left. */
  async function runDuringUpdate(work: () => Promise<unknown>, values = {}) {
    const running = await queries.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('outbox_emails')
        .set({ nextAttemptAt: instantAfter(1), ...values })
        .execute();
      const started = work();
      await untilLocked(database);
      return { started };
    });
    await running.started;
    return queries.selectFrom('outbox_emails').select('recordId').execute();
  }

  test('deletes the emails of a withdrawn application', async () => {
    const { id } = await saveApplication();
    const found = [{ table: 'applications' as const, ids: [id] }];
    expect(await runDuringUpdate(() => deleteRecords(queries, found))).toEqual([]);
  });

  test('deletes the emails of an erased person', async () => {
    const { email } = await saveApplication();
    const found = await findPerson(queries, email, []);
    expect(await runDuringUpdate(() => deletePerson(database, found))).toEqual([]);
  });

  test('deletes the emails of an ended alert', async () => {
    const [alert] = await saveConfirmedAlerts(queries, [{}]);
    const { id = '', addressId = '' } = alert ?? {};
    await saveEmailsOf(id, 2);
    const work = () =>
      queries.transaction().execute((own) => deleteAlerts(own, addressId, 'confirmed'));
    expect(await runDuringUpdate(work)).toEqual([]);
  });

  test('keeps an old dead email that the operator resends', async () => {
    await saveEmailsOf('lost', 1);
    await queries.updateTable('outbox_emails').set({ state: 'dead' }).execute();
    const work = () => deleteOldEmails(database, Date.now() + 31 * day, {});
    expect(await runDuringUpdate(work, { state: 'waiting' })).toEqual([{ recordId: 'lost' }]);
  });
});
