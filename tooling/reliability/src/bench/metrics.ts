import { sql } from 'kysely';
import {
  createPlace,
  jobListPath,
  startServerProcess,
  type TestPlace,
} from '@kestrova/api/testing';
import { measure } from '../measure.ts';
import { createResult, type Result } from '../report.ts';

const emails = 150_000;
const scrapes = 20;

/** Measures the slowest request while `/metrics` is read with many stored emails. */
export async function measureMetrics(): Promise<Result> {
  await using run = await startServerProcess(createPlace());
  await run.visitor.contact();
  await storeEmails(run.place);
  const origin = `http://127.0.0.1:${run.server.port}`;
  const scraping = new AbortController();
  const jobLists = timeSlowest(`${origin}${jobListPath}`, () => scraping.signal.aborted);
  let scraped = 0;
  const slowestScrape = await timeSlowest(`${origin}/metrics`, () => (scraped += 1) > scrapes);
  scraping.abort();
  const slowestList = await jobLists;
  return createResult(`slowest /metrics ${slowestScrape} ms, slowest job list ${slowestList} ms`, {
    'above 100 ms': Math.max(slowestScrape, slowestList) > 100,
  });
}

/** The columns that differ between the copies of an email; `i` is the number of the copy. */
const copied: Readonly<Record<string, ReturnType<typeof sql>>> = {
  id: sql`id || i`,
  messageId: sql`${sql.ref('messageId')} || i`,
  // As after a year: nearly all are sent, some wait for their next try, a few are dead.
  state: sql`case i % 100 when 0 then 'dead' when 1 then 'waiting' when 2 then 'waiting' else 'sent' end`,
  nextAttemptAt: sql`strftime('%FT%T.000Z', 'now', '+20 minutes')`,
};

/** Copies an email inside the database; with parameters it would take a minute. */
async function storeEmails(place: TestPlace): Promise<void> {
  await using database = place.openDatabase();
  const { queries } = database;
  const row = await queries.selectFrom('outbox_emails').selectAll().executeTakeFirstOrThrow();
  const names = Object.keys(row);
  await sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${emails})
    insert into outbox_emails (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(names.map((name) => copied[name] ?? sql.ref(name)))}
    from outbox_emails, n where id = ${row.id}
  `.execute(queries);
  // After a year they are not in the write-ahead log.
  await sql`pragma wal_checkpoint(truncate)`.execute(queries);
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
