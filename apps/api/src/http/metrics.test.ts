import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { selectCount } from '../email/outbox/email-overview.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { createCv } from '../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
} from '../testing/visitor.ts';

const readMetrics = async ({ visitor }: TestServer): Promise<string> =>
  (await visitor.get('/metrics')).text();

afterEach(() => vi.useRealTimers());

test('exports the readiness checks, and counts failures that visitors met', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await using server = await startTestServer('sqlite');
  const uploads = join(server.dataDir, 'uploads');
  const text = await readMetrics(server);
  for (const check of ['accepting', 'database', 'files', 'disk']) {
    expect(text).toContain(`kestrova_ready{check="${check}"} 1\n`);
  }
  expect(text).toMatch(/kestrova_disk_free_bytes [1-9]\d{6}/);
  expect(text).toContain('kestrova_dependency_failures_total{dependency="store"} 0\n');
  expect(text).toContain('kestrova_submissions_in_progress{kind="upload"} 0\n');
  expect(text).toContain('kestrova_backup_last_success_timestamp_seconds 0\n');

  await rename(uploads, `${uploads}-unmounted`);
  const form = createApplicationForm(createApplicationData(), { cv: createCv() });
  expect((await server.visitor.sendApplication(form)).status).toBe(503);
  // The result of the check before is too old then.
  vi.advanceTimersByTime(3000);
  const later = await readMetrics(server);
  expect(later).toContain('kestrova_ready{check="files"} 0\n');
  expect(later).toContain('kestrova_dependency_failures_total{dependency="store"} 1\n');
  expect(later).toContain('kestrova_disk_free_bytes 0\n');
});

test('serves metrics while the database is down', async () => {
  await using server = await startTestServer('sqlite');
  const file = join(server.dataDir, 'kestrova.sqlite');
  await rename(file, `${file}-away`);
  await until(async () =>
    (await readMetrics(server)).includes('kestrova_ready{check="database"} 0'),
  );
});

test('counts email attempts by outcome', async () => {
  await using mail = await startMailServer();
  await using server = await startTestServer('sqlite', { SMTP_URL: mail.url });
  const count = async (outcome: string) => {
    const name = `kestrova_email_attempts_total{outcome="${outcome}"} `;
    const line = (await readMetrics(server)).split('\n').find((text) => text.startsWith(name));
    return Number(line?.slice(name.length));
  };
  expect(await count('sent')).toBe(0);
  await server.visitor.sendContactRequest(createContactRequest());
  await until(async () => (await count('sent')) === 2);
  mail.setMode('greylisting');
  await server.visitor.sendContactRequest(createContactRequest());
  await until(async () => (await count('delayed')) >= 2);
  mail.setMode('rejecting');
  await until(async () => (await count('dead')) === 2);
  mail.setMode('small');
  await server.visitor.apply({}, { cv: createCv('cv.pdf', 300_000) });
  await until(async () => (await count('sent-without-files')) === 1);
});

test('counts each accepted submission once', { tags: ['ASVS-16.2.5'] }, async () => {
  await using server = await startTestServer('sqlite');
  const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const request = createContactRequest();
  const data = createApplicationData();
  for (let sent = 0; sent < 3; sent += 1) {
    await server.visitor.sendContactRequest(request, key);
    await server.visitor.sendApplication(createApplicationForm(data), other);
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
    await using server = await startTestServer('sqlite');
    const { queries } = server.services.database;
    const { sql: statement } = selectCount(queries, state).compile();
    const plan = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(
      queries,
    );
    expect(plan.rows.map((row) => row.detail)).toEqual([
      expect.stringMatching(/^(SCAN|SEARCH) outbox_emails USING COVERING INDEX/),
    ]);
  },
);
