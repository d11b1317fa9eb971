import { beforeEach, describe, expect, test } from 'vitest';
import type { JobAlertRow } from '../../database/schema.ts';
import { getSharedSecret } from '../../database/server-state.ts';
import { claimDeliveries } from '../../outbox/claimed-deliveries.ts';
import { createJob, saveConfirmedAlerts } from '../../testing/alerts.ts';
import { openForTest } from '../../testing/open-for-test.ts';
import { dialects } from '../../testing/place.ts';
import { renderRow, testLinks } from '../../testing/render-row.ts';
import { createTestPlace } from '../../testing/test-server.ts';
import { day, hour, instantAfter } from '../../time.ts';
import { changeJobs, saveJobs, type NewJob } from '../jobs/job-repository.ts';
import {
  deleteAlerts,
  findLatestRevision,
  listAlertsOf,
  type EndedAlerts,
} from './alert-repository.ts';
import { createAlertLinks } from './alert-links.ts';
import { sendAlerts } from './send-alerts.ts';

describe.each(dialects)('sending alerts on %s', async (dialect) => {
  const place = await createTestPlace(dialect);
  const database = await openForTest(place.openDatabase());
  const { queries } = database;
  const secret = await getSharedSecret(queries, 'alert-secret');
  const alertLinks = createAlertLinks(testLinks, secret);
  beforeEach(async () => {
    for (const table of ['jobAlerts', 'outbox_emails', 'jobs'] as const) {
      await queries.deleteFrom(table).execute();
    }
    await openJobs(createJob());
  });

  const openJobs = (...jobs: NewJob[]) =>
    queries
      .transaction()
      .execute((transaction) => saveJobs(transaction, jobs))
      .then(() => jobs);
  const saveAlerts = (...changes: Partial<JobAlertRow>[]) => saveConfirmedAlerts(queries, changes);
  const services = { config: place.config, database, alertLinks };
  const send = () => sendAlerts(services, new AbortController().signal);
  const listEmails = async () => {
    const rows = database.queries.selectFrom('outbox_emails').selectAll().orderBy('createdAt');
    return Promise.all((await rows.execute()).map((row) => renderRow(row)));
  };
  /** Marks the emails as sent `hours` ago. */
  const waitHours = async (hours: number) => {
    const instant = instantAfter(-hours * hour);
    await queries
      .updateTable('outbox_emails')
      .set({ state: 'sent', sentAt: instant, createdAt: instant })
      .execute();
    await queries
      .updateTable('jobAlerts')
      .set({ lastSentAt: instant })
      .where('lastSentAt', 'is not', null)
      .execute();
  };

  test('emails each matching subscriber once, with links to the jobs', async () => {
    const [, fits] = await saveAlerts(
      { mode: 'On-site' },
      { keywords: 'realease', mode: 'remote', place: 'pune' },
      { country: 'USA' },
      { keywords: 'blockchain' },
    );
    await openJobs(createJob({ jobTitle: 'Release Manager\n<b>' }), createJob({ jobMode: '' }));
    expect(await send()).toBe(1);
    const [email] = await listEmails();
    expect(email).toMatchObject({ recipient: fits?.email, recordId: fits?.id });
    expect(email?.subject).toBe('New job: Release Manager <b> at Kestrova');
    expect(email?.text).toContain('Jobs in India: Pune, Remote.');
    expect(email?.text).toMatch(
      /Release Manager <b>\nPune · Remote · Full-time\nhttp:\/\/localhost:4001\/careers\/job-description\/[\w%]+\n/,
    );
    expect(email?.text).not.toContain('Release Tester');
    expect(await send()).toBe(0);
  });

  test('combines all alerts of an address, and lists each job once', async () => {
    const email = 'meera.k@example.com';
    await saveAlerts({ email, mode: 'Remote' }, { email: 'Meera.K@Example.com' });
    await openJobs(createJob(), createJob({ jobTitle: 'Baker', jobMode: 'On-site' }));
    expect(await send()).toBe(1);
    const [{ text, subject } = { text: '', subject: '' }] = await listEmails();
    expect(subject).toBe('2 new jobs at Kestrova');
    expect(text).toContain('Jobs in India: Remote:\n\nRelease Tester\n');
    expect(text).toContain('Jobs in India:\n\nBaker\n');
    expect(text.split('Release Tester')).toHaveLength(2);
  });

  test('sends nothing for an alert older than the retention period, even before the cleanup', async () => {
    const [kept] = await saveAlerts(
      { receivedAt: instantAfter(hour - 365 * day) },
      { receivedAt: instantAfter(-365 * day) },
    );
    await openJobs(createJob());
    expect(await send()).toBe(1);
    expect(await listEmails()).toMatchObject([{ recipient: kept?.email }]);
  });

  test('lists at most 20 jobs, with a link to the others', async () => {
    await saveAlerts({ keywords: 'tester', level: 'Mid' });
    await openJobs(...Array.from({ length: 25 }, () => createJob()));
    await send();
    const [email] = await listEmails();
    expect(email?.text.split('job-description')).toHaveLength(21);
    expect(email?.text).toContain(
      'And 5 more:\nhttp://localhost:4001/careers?country=in&q=Tester&level=Mid\n',
    );
  });

  test('emails an address at most once a day, with all new jobs', async () => {
    const email = 'meera.k@example.com';
    await saveAlerts({ email });
    await openJobs(createJob({ jobTitle: 'One' }));
    expect(await send()).toBe(1);
    await openJobs(createJob({ jobTitle: 'Two' }));
    // A later alert of the same address waits for the same time.
    const seenRevision = await findLatestRevision(queries);
    await saveAlerts({ email, seenRevision, lastSentAt: new Date().toISOString() });
    await waitHours(23);
    await openJobs(createJob({ jobTitle: 'Three' }));
    expect(await send()).toBe(0);
    await waitHours(25);
    expect(await send()).toBe(1);
    const [, second] = await listEmails();
    expect(second?.subject).toBe('2 new jobs at Kestrova');
    expect(second?.text).not.toContain('One\n');
  });

  test('waits until a day after the last email was sent', async () => {
    await saveAlerts({});
    await openJobs(createJob());
    await send();
    await waitHours(25);
    await openJobs(createJob());
    await queries.updateTable('outbox_emails').set({ state: 'waiting', sentAt: null }).execute();
    expect(await send()).toBe(0);
    for (const email of await claimDeliveries(database, 'email', { count: 1, lease: hour }))
      await email.saveSent();
    expect(await send()).toBe(0);
    await waitHours(25);
    expect(await send()).toBe(1);
  });

  test('omits closed jobs, and lists reopened jobs again', async () => {
    await saveAlerts({});
    const [job = createJob(), other = job] = await openJobs(createJob(), createJob());
    await changeJobs(queries, [job.jobCode, other.jobCode], new Date().toISOString());
    expect(await send()).toBe(0);
    await changeJobs(queries, [job.jobCode], null);
    await changeJobs(queries, [job.jobCode], null);
    expect(await send()).toBe(1);
    await waitHours(25);
    // It was open already.
    await changeJobs(queries, [job.jobCode], null);
    expect(await send()).toBe(0);
  });

  test('omits a job whose closing date is over, and lists it as new once the date is later', async () => {
    await saveAlerts({});
    const [job = createJob()] = await openJobs(createJob({ closingDate: '2020-01-31' }));
    expect(await send()).toBe(0);
    const later = { ...job, closingDate: '2999-12-31' };
    await openJobs(later);
    expect(await send()).toBe(1);
    await waitHours(25);
    // It was open already.
    await openJobs({ ...later, closingDate: null });
    expect(await send()).toBe(0);
  });

  test.each([
    ['before the alert is confirmed', { confirmedAt: null }],
    [
      'within a day of the last email, even if that was deleted with its alert',
      { lastSentAt: instantAfter(-23 * hour) },
    ],
  ])('sends nothing %s', async (_, alert) => {
    await saveAlerts(alert);
    await openJobs(createJob());
    expect(await send()).toBe(0);
  });

  test('sends nothing for an ended alert, but emails the others of its address', async () => {
    const email = 'meera.k@example.com';
    const [first, second] = await saveAlerts({ email }, { email, mode: 'Remote' });
    const addressId = first?.addressId ?? '';
    await openJobs(createJob());
    await send();
    const end = (ended: EndedAlerts) =>
      database.commit((transaction) => deleteAlerts(transaction, addressId, ended));
    await end({ alertId: (await listEmails())[0]?.recordId ?? '' });
    const [left] = await listAlertsOf(queries, addressId);
    expect([first?.id, second?.id]).toContain(left?.id);
    expect(await listEmails()).toMatchObject([{ recordId: left?.id }]);
    const [unconfirmed] = await saveAlerts({ email, level: 'Mid', confirmedAt: null });
    await end('confirmed');
    expect(await listEmails()).toEqual([]);
    expect(await listAlertsOf(queries, addressId)).toMatchObject([{ id: unconfirmed?.id }]);
  });

  test('sends one email if several instances look for jobs at the same time', async () => {
    await saveAlerts(...Array.from({ length: 120 }, () => ({})));
    await openJobs(createJob());
    const counts = await Promise.all([send(), send(), send()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(120);
    const recipients = (await listEmails()).map(({ recipient }) => recipient);
    expect(new Set(recipients).size).toBe(120);
  });
});
