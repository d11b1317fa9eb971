import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { selectCount } from '../email/outbox/email-overview.ts';
import { startTestServer } from '../testing/running-server.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
} from '../testing/visitor.ts';

test(
  'measures requests, waiting emails and stored submissions, without duplicates, rejected ones and addresses',
  { tags: ['ASVS-16.2.5'] },
  async () => {
    const server = await startTestServer('sqlite');
    const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const request = createContactRequest();
    const data = createApplicationData();
    for (let sent = 0; sent < 3; sent += 1) {
      await server.visitor.sendContactRequest(request, key);
      await server.visitor.sendApplication(createApplicationForm(data), other);
    }
    const closed = createApplicationForm(createApplicationData({ jobId: 77_777 }));
    expect(await (await server.visitor.sendApplication(closed)).json()).toMatchObject({
      responseCode: 0,
    });
    const response = await server.visitor.get('/metrics');
    expect(response.headers.get('content-type')).toMatch(
      /^text\/plain; version=0.0.4;.*charset=utf-8/,
    );
    const text = await response.text();
    expect(text).toMatch(/kestrova_outbox_emails\{state="waiting"\} \d/);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="[^"]+",status="200"\} 3/,
    );
    expect(text).not.toContain(request.email);
    expect(text).toContain('kestrova_submissions_accepted_total{kind="contact"} 1\n');
    expect(text).toContain('kestrova_submissions_accepted_total{kind="application"} 1\n');
    await server.stop();
  },
);

test.each(['waiting', 'dead'] as const)(
  'counts %s emails from an index, which holds no bodies',
  async (state) => {
    const server = await startTestServer('sqlite');
    const { queries } = server.services.database;
    const { sql: statement } = selectCount(queries, state).compile();
    const plan = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(
      queries,
    );
    expect(plan.rows.map((row) => row.detail)).toEqual([
      expect.stringMatching(/^(SCAN|SEARCH) outbox_emails USING COVERING INDEX/),
    ]);
    await server.stop();
  },
);

test('an email dated in the future has age 0', async () => {
  const server = await startTestServer('sqlite', { SMTP_URL: 'smtp://127.0.0.1:1' });
  await server.visitor.sendContactRequest(createContactRequest());
  const createdAt = new Date(Date.now() + 3_600_000).toISOString();
  await server.services.database.queries.updateTable('outbox_emails').set({ createdAt }).execute();
  const text = await (await server.visitor.get('/metrics')).text();
  expect(text).toContain('kestrova_outbox_oldest_seconds 0\n');
  await server.stop();
});
