import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { createCv } from '../testing/own-application.ts';
import { startTestServer, type TestServer } from '../testing/running-server.ts';
import { until } from '../testing/until.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
} from '../testing/visitor.ts';

const readMetrics = async ({ visitor }: TestServer): Promise<string> =>
  (await visitor.get('/metrics')).text();

afterEach(() => vi.useRealTimers());

test('says what readiness checks, and counts what failed for a visitor', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const server = await startTestServer('sqlite');
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
  const files = { cv: createCv() };
  const form = createApplicationForm(createApplicationData(), files);
  expect((await server.visitor.sendApplication(form)).status).toBe(503);
  // The result of the check before is too old then.
  vi.advanceTimersByTime(3000);
  const later = await readMetrics(server);
  expect(later).toContain('kestrova_ready{check="files"} 0\n');
  expect(later).toContain('kestrova_dependency_failures_total{dependency="store"} 1\n');
  expect(later).toContain('kestrova_disk_free_bytes 0\n');
  await server.stop();
});

test('is served while the database is away', async () => {
  const server = await startTestServer('sqlite');
  const file = join(server.dataDir, 'kestrova.sqlite');
  await rename(file, `${file}-away`);
  await until(async () =>
    (await readMetrics(server)).includes('kestrova_ready{check="database"} 0'),
  );
  await server.stop();
});

test('counts attempts to send an email by their outcome', async () => {
  const mail = await startMailServer();
  const server = await startTestServer('sqlite', { SMTP_URL: mail.url });
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
  const form = createApplicationForm(createApplicationData(), { cv: createCv('cv.pdf', 300_000) });
  await server.visitor.sendApplication(form);
  await until(async () => (await count('sent-without-files')) === 1);
  await server.stop();
  await mail.stop();
});
