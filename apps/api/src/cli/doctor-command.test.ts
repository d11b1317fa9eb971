import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startMailServer } from '../testing/mail-server.ts';
import { openForTest } from '../testing/open-for-test.ts';
import { runCli, startCliProcess } from '../testing/operator.ts';
import { dialects } from '../testing/place.ts';
import { createCv } from '../testing/sample-files.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { startTcpServer } from '../testing/tcp-server.ts';
import { createTestPlace } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { day, hour, instantAfter } from '../time.ts';

afterEach(() => vi.useRealTimers());

const report = z.array(z.strictObject({ name: z.string(), ok: z.boolean(), text: z.string() }));

/** Runs the checks. @returns the problems and the successes by their names. */
async function runDoctor(environment: Record<string, string>) {
  const { code, output } = await runCli(environment, 'doctor', '--json');
  const results = report.parse(JSON.parse(output));
  const pick = (wanted: boolean) =>
    Object.fromEntries(
      results.filter(({ ok }) => ok === wanted).map(({ name, text }) => [name, text]),
    );
  return { code, found: pick(true), problems: pick(false) };
}

async function serve(respond: RequestListener) {
  const server = createServer(respond);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return openForTest({
    origin: `http://localhost:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  });
}

const site = await serve((_request, response) => response.end());
const mail = await openForTest(startMailServer());
const receiver = await openForTest(startWebhookReceiver());
const healthy = {
  ...receiver.environment,
  ORIGIN_IN: site.origin,
  ORIGIN_US: site.origin,
  SMTP_URL: mail.url,
};

describe.each(dialects)('doctor on %s', async (dialect) => {
  const operator = await startServerProcess(createTestPlace(dialect, healthy));
  const { environment } = operator.place;

  test('finds no problem if all parts work, and lists what it found', async () => {
    expect(await operator.run('doctor')).toMatchObject({
      code: 1,
      errors: 'Problems: 1 of 9 checks.\n',
    });
    await operator.runForJson('backup', 'create', join(operator.dataDir, 'backup'));
    receiver.setStatus(410);
    await operator.visitor.apply({}, { cv: createCv() });
    const dead = 'kestrova_outbox_webhooks{state="dead"}';
    await until(async () => (await operator.visitor.readMetric(dead)) === 1);
    const folder = join(operator.place.config.files.uploadsDir, 'ab');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `ab${randomUUID().slice(2)}.pdf`), 'named by no record');
    const { code, found, problems } = await runDoctor(environment);
    expect([code, problems]).toEqual([0, {}]);
    expect(found).toMatchObject({
      ORIGIN_IN: `${site.origin} opens`,
      mail: `${new URL(mail.url).host} accepts the connection`,
      webhooks: `${new URL(receiver.environment.WEBHOOK_URL).host} answers; webhooks that wait: 0, dead: 1`,
      database: `${dialect}, migrations of a later version: none`,
      files: 'a file was written and deleted; stored files that no record names: 1',
    });
    const { output } = await runCli(environment, 'doctor');
    expect(output).toMatch(/^ok {2}disk: [\d.]+ GB free in /m);
  });

  test('reports each part that fails, and what to do, and exits with 1', async () => {
    const wrongSite = await serve((_request, response) => {
      response.setHeader('Date', new Date(Date.now() - hour).toUTCString());
      response.end();
    });
    const brokenSite = await serve((_request, response) => response.writeHead(503).end());
    await using database = operator.place.openDatabase();
    const later = { name: '9999-later', appliedAt: instantAfter(0) };
    await database.queries
      .$extendTables<{ migrations: typeof later }>()
      .insertInto('migrations')
      .values(later)
      .execute();
    const value = instantAfter(-2 * day);
    await database.queries
      .updateTable('serverState')
      .set({ value })
      .where('name', '=', 'lastBackup')
      .execute();
    const { code, problems } = await runDoctor({
      ...environment,
      ORIGIN_IN: wrongSite.origin,
      ORIGIN_US: brokenSite.origin,
      SMTP_URL: 'smtp://127.0.0.1:1',
      WEBHOOK_URL: 'http://127.0.0.1:2/key',
      S3_BUCKET: 'missing',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
      MIN_FREE_DISK_MB: '1000000000',
    });
    expect(code).toBe(1);
    expect(problems).toEqual({
      ORIGIN_IN: expect.stringMatching(/^clock of .* differs by 36\d\d s\. Sync/),
      ORIGIN_US: expect.stringContaining('(/home responds with 503). Check ORIGIN_US, its DNS'),
      mail: '127.0.0.1:1 cannot be used (connect ECONNREFUSED 127.0.0.1:1). Check SMTP_URL, and that this machine may reach the port.',
      webhooks:
        '127.0.0.1:2 cannot be used (the receiver did not answer (ECONNREFUSED)). Check WEBHOOK_URL, and that this machine may reach it.',
      database: expect.stringContaining('version: 9999-later. If'),
      files: expect.stringContaining('Check the S3_ settings'),
      disk: expect.stringMatching(/GB free in .* enlarge the disk/),
      backup: expect.stringMatching(new RegExp(`${value}. Run "backup create"`)),
    });
  });
});

test('reports a site and a database that do not answer, and checks all other parts', async () => {
  const away = { ORIGIN_US: 'http://127.0.0.1:2', DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  const place = await createTestPlace('sqlite', healthy, { isEmpty: true });
  const { problems } = await runDoctor({ ...place.environment, ...away });
  expect(Object.keys(problems)).toEqual(['ORIGIN_US', 'webhooks', 'database', 'files', 'backup']);
  expect(problems['ORIGIN_US']).toContain('(connect ECONNREFUSED 127.0.0.1:2). Check ORIGIN_US');
  expect(problems['database']).toMatch(/^The database does not answer \(.*\)\. Check DATABASE_URL/);
});

test('reports a clock that differs from that of PostgreSQL by more than a minute', async () => {
  const { environment } = await createTestPlace('postgres', healthy);
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  const findProblem = async (ahead: number) => {
    vi.setSystemTime(start + ahead);
    return (await runDoctor(environment)).problems['database'];
  };
  expect(await findProblem(0)).toBeUndefined();
  const problem =
    /^clock of the database server differs by 3\d\d\d s\. Synchronize the time of both\.$/;
  expect(await findProblem(hour)).toMatch(problem);
  expect(await findProblem(-hour)).toMatch(problem);
});

test('ends if every part accepts connections and stays silent', async () => {
  await using silent = await startTcpServer();
  const host = `127.0.0.1:${silent.port}`;
  const place = await createTestPlace('sqlite');
  const bucket = {
    S3_BUCKET: 'silent',
    S3_ENDPOINT: `http://${host}`,
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };
  const parts = {
    ORIGIN_IN: `http://${host}`,
    ORIGIN_US: `https://${host}`,
    SMTP_URL: `smtps://${host}`,
  };
  const run = (changes: Record<string, string>) =>
    startCliProcess({ ...place.environment, ...changes }, 'doctor').ended;
  const [network, database] = await Promise.all([
    run({ ...parts, ...bucket }),
    run({ ...healthy, DATABASE_URL: `postgres://${host}/none` }),
  ]);
  for (const name of Object.keys(parts).map((setting) => setting.replace('SMTP_URL', 'mail'))) {
    expect(network.output).toMatch(
      new RegExp(
        `^PROBLEM  ${name}: \\S+ cannot be used .no response within 10000 ms.. Check `,
        'm',
      ),
    );
  }
  expect(network.output).toContain(
    'PROBLEM  files: the files cannot be used (no response within 2500 ms). Check ',
  );
  expect(database.output).toMatch(
    /^PROBLEM {2}database: The database does not answer .*\. Check /m,
  );
});

test('checks the sites on the ports that `npm start` uses', async () => {
  const { found } = await runDoctor({ INDIA_PORT: new URL(site.origin).port });
  expect(found).toMatchObject({ ORIGIN_IN: `${site.origin} opens` });
});

test('reports development settings when a site is on the internet', async () => {
  const ORIGIN_IN = 'https://kestrova.invalid';
  const { problems } = await runDoctor({ ...healthy, ORIGIN_IN });
  expect(problems).toMatchObject({
    settings: expect.stringMatching(/^ORIGIN_US is .*; MAIL_FROM is /),
    ORIGIN_IN: expect.stringContaining('Check ORIGIN_IN, its DNS record'),
  });
});
