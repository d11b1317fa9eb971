import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listApplications } from './modules/applications/application-repository.ts';
import { openDatabase, queryTimeouts } from './database/open-database.ts';
import { openStore } from './uploads/storage/open-store.ts';
import { countEmails } from './email/outbox/email-overview.ts';
import { startBucketServer } from './testing/bucket-server.ts';
import { startMailServer } from './testing/mail-server.ts';
import { createFile, createPdf, mimeTypes, sha256 } from './testing/sample-files.ts';
import { startServerProcess } from './testing/server-process.ts';
import { createTestPlace } from './testing/test-database.ts';
import { until } from './testing/until.ts';
import { createApplicationData, createApplicationForm, createVisitor } from './testing/visitor.ts';

const applicationsEach = 25;

test('two instances share a database, a bucket and a mail server that is away for a while', async () => {
  const [mail, bucket] = await Promise.all([startMailServer(), startBucketServer()]);
  const place = await createTestPlace('postgres', {
    ...bucket.environment,
    SMTP_URL: mail.url,
    OUTBOX_LEASE_SECONDS: '60',
  });
  // One after the other: s3rver throws when one client deletes an object that another one reads, as
  // both would do with the object by which a starting server tests the bucket.
  const servers = [
    await startServerProcess(place.environment),
    await startServerProcess(place.environment),
  ];
  const sent = new Map<string, string>();
  await mail.stop();
  await Promise.all(
    servers.map(async (server) => {
      const visitor = await createVisitor(server.port);
      for (let count = 0; count < applicationsEach; count += 1) {
        const data = createApplicationData();
        const pdf = createPdf(10_000 + count);
        const files = { cv: createFile(pdf, 'cv.pdf', mimeTypes.pdf) };
        const key = crypto.randomUUID();
        // The same submission reaches both instances, as after a time-out behind a balancer.
        const form = () => createApplicationForm(data, files);
        const other = await createVisitor(servers.find((it) => it !== server)?.port ?? 0);
        const responses = await Promise.all([
          visitor.sendApplication(form(), key),
          other.post('/job/application', form(), { 'idempotency-key': key }),
        ]);
        expect(responses.map(({ status }) => status)).toEqual([200, 200]);
        sent.set(data.email, sha256(pdf));
      }
    }),
  );
  await mail.start();
  const database = openDatabase(place.config.database, queryTimeouts.visitor);
  await until(async () => (await countEmails(database.queries)).waiting === 0, 50_000);

  const filter = { since: undefined, jobCode: undefined };
  const applications = await Array.fromAsync(listApplications(database.queries, filter));
  expect(applications).toHaveLength(2 * applicationsEach);
  const store = await openStore(place.config.files, database.queries);
  for (const application of applications) {
    const content = await buffer(await store.open(application.files[0]?.name ?? ''));
    expect(sha256(content)).toBe(sent.get(application.email));
  }
  expect(mail.emails).toHaveLength(4 * applicationsEach);
  expect(new Set(mail.emails.map((email) => email.messageId)).size).toBe(4 * applicationsEach);

  expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0]);
  await database.close();
  store.close();
  await Promise.all([mail.stop(), bucket.stop()]);
  place.remove();
});
