import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  createPlace,
  jobListPath,
  openDatabase,
  queryTimeouts,
  startServerProcess,
  type Config,
  type Database,
  type EmailRow,
} from '@kestrova/api/testing';
import { measure } from '../measure.ts';
import { createResult, type Result } from '../report.ts';

const emails = 150_000;
const scrapes = 20;

/** The slowest request while `/metrics` is read with many stored emails. */
export async function measureMetrics(): Promise<Result> {
  const place = createPlace();
  const server = await startServerProcess(place.environment);
  await storeEmails(place.config);
  const origin = `http://127.0.0.1:${server.port}`;
  const scraping = new AbortController();
  const jobLists = timeSlowest(`${origin}${jobListPath}`, () => scraping.signal.aborted);
  let scraped = 0;
  const slowestScrape = await timeSlowest(`${origin}/metrics`, () => (scraped += 1) > scrapes);
  scraping.abort();
  const slowestList = await jobLists;
  await server.end('SIGTERM');
  place.remove();
  return createResult(`slowest /metrics ${slowestScrape} ms, slowest job list ${slowestList} ms`, {
    'above 100 ms': Math.max(slowestScrape, slowestList) > 100,
  });
}

/** As after a year: nearly all are sent, some wait for a time far ahead, a few are dead. */
async function storeEmails(config: Config): Promise<void> {
  const database = openDatabase(config.database, queryTimeouts.operator);
  const shares = { sent: 0.97, waiting: 0.02, dead: 0.01 } as const;
  for (const [state, share] of Object.entries(shares)) {
    await storeCopies(database, createRow(state as EmailRow['state']), emails * share);
  }
  await database.close();
}

/** Copies a row inside the database; with parameters it would take a minute. */
async function storeCopies(database: Database, row: EmailRow, count: number): Promise<void> {
  await database.queries.insertInto('outbox_emails').values(row).execute();
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const values = Object.keys(row).map((name) =>
    row[name as keyof EmailRow] === row.id ? sql`${row.id} || i` : sql.ref(name),
  );
  await sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count - 1})
    insert into outbox_emails (${sql.join(columns)})
    select ${sql.join(values)} from outbox_emails, n where id = ${row.id}
  `.execute(database.queries);
}

function createRow(state: EmailRow['state']): EmailRow {
  const id = randomUUID();
  const now = new Date().toISOString();
  return {
    id,
    recordId: id,
    messageId: id,
    recipient: 'asha@example.com',
    replyTo: null,
    subject: 'We have received your application',
    text: 'Thank you. '.repeat(60),
    html: '<p>Thank you.</p>'.repeat(120),
    state,
    attempts: 1,
    createdAt: now,
    nextAttemptAt: '2999-01-01T00:00:00.000Z',
    leaseToken: null,
    handedOverAt: null,
    sentAt: state === 'sent' ? now : null,
    lastError: null,
    unsubscribeUrl: null,
    attachments: null,
    confirms: null,
  };
}

/** The slowest of all responses until it is done, in milliseconds. */
async function timeSlowest(url: string, isDone: () => boolean): Promise<number> {
  let slowest = 0;
  while (!isDone()) {
    const { took } = await measure(async () => (await fetch(url)).arrayBuffer());
    slowest = Math.max(slowest, took);
  }
  return slowest;
}
