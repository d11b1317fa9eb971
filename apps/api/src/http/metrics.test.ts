import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { selectCount } from '../outbox/delivery-overview.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { openForTest } from '../testing/open-for-test.ts';
import { createCv } from '../testing/sample-files.ts';
import { startTestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { createApplicationData, createContactRequest } from '../testing/visitor.ts';

afterEach(() => vi.useRealTimers());

test('exports the readiness checks, and counts failures that visitors met', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const server = await startTestServer('sqlite');
  const uploads = join(server.dataDir, 'uploads');
  const text = await server.visitor.readMetrics();
  for (const check of ['accepting', 'database', 'files', 'disk']) {
    expect(text).toContain(`kestrova_ready{check="${check}"} 1\n`);
  }
  expect(text).toMatch(/kestrova_disk_free_bytes [1-9]\d{6}/);
  expect(text).toContain('kestrova_dependency_failures_total{dependency="store"} 0\n');
  expect(text).toContain('kestrova_submissions_in_progress{kind="upload"} 0\n');
  expect(text).toContain('kestrova_backup_last_success_timestamp_seconds 0\n');

  await rename(uploads, `${uploads}-unmounted`);
  const sent = await server.visitor.sendApplication(createApplicationData(), { cv: createCv() });
  expect(sent.status).toBe(503);
  // By then, the result of the earlier check has expired.
  vi.advanceTimersByTime(3000);
  const later = await server.visitor.readMetrics();
  expect(later).toContain('kestrova_ready{check="files"} 0\n');
  expect(later).toContain('kestrova_dependency_failures_total{dependency="store"} 1\n');
  expect(later).toContain('kestrova_disk_free_bytes 0\n');
});

test('serves metrics while the database is down', async () => {
  const server = await startTestServer('sqlite');
  const file = join(server.dataDir, 'kestrova.sqlite');
  await rename(file, `${file}-away`);
  await until(async () =>
    (await server.visitor.readMetrics()).includes('kestrova_ready{check="database"} 0'),
  );
});

test('counts email attempts by outcome', async () => {
  const mail = await openForTest(startMailServer());
  const server = await startTestServer('sqlite', { SMTP_URL: mail.url });
  const count = (outcome: string) =>
    server.visitor.readMetric(`kestrova_email_attempts_total{outcome="${outcome}"}`);
  expect(await count('sent')).toBe(0);
  await server.visitor.contact();
  await until(async () => (await count('sent')) === 2);
  mail.setMode('greylisting');
  await server.visitor.contact();
  await until(async () => (await count('delayed')) >= 2);
  mail.setMode('rejecting');
  await until(async () => (await count('dead')) === 2);
  mail.setMode('small');
  await server.visitor.apply({}, { cv: createCv('cv.pdf', 300_000) });
  await until(async () => (await count('sent-without-files')) === 1);
});

test('counts each accepted submission once', { tags: ['ASVS-16.2.5'] }, async () => {
  const server = await startTestServer('sqlite');
  const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const request = createContactRequest();
  const data = createApplicationData();
  for (let sent = 0; sent < 3; sent += 1) {
    await server.visitor.sendContactRequest(request, key);
    await server.visitor.sendApplication(data, {}, other);
  }
  await server.visitor.apply({ jobId: 77_777 });
  const response = await server.visitor.get('/metrics');
  const type = response.headers.get('content-type');
  expect(type).toMatch(/^text\/plain; version=0.0.4;.*charset=utf-8/);
  const text = await response.text();
  expect(text).toMatch(/kestrova_outbox_emails\{state="waiting"\} \d/);
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="[^"]+",status="200"\} 3/,
  );
  expect(text).not.toContain(request.email);
  expect(text).toContain('kestrova_submissions_accepted_total{kind="contact"} 1\n');
  expect(text).toContain('kestrova_submissions_accepted_total{kind="application"} 1\n');
});

test.each(['waiting', 'dead'] as const)(
  'counts %s emails from an index without bodies',
  async (state) => {
    const server = await startTestServer('sqlite');
    const { queries } = server.services.database;
    const { sql: statement } = selectCount(queries, 'email', state).compile();
    const plan = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(
      queries,
    );
    expect(plan.rows.map((row) => row.detail)).toEqual([
      expect.stringMatching(/^(SCAN|SEARCH) outbox_emails USING COVERING INDEX/),
    ]);
  },
);
