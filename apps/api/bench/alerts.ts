import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobListPath } from '../chaos/ledger.ts';
import { openDatabase, queryTimeouts, type Database } from '../src/database/open-database.ts';
import { createJob, saveConfirmedAlerts } from '../src/testing/alerts.ts';
import { createPlace } from '../src/testing/place.ts';
import { createPostgresCluster } from '../src/testing/postgres-cluster.ts';
import { runCli } from '../src/testing/run-cli.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { until } from '../src/testing/until.ts';
import type { Figure } from './job-list.ts';

const alerts = 10_000;
const jobs = 50;
const titles = ['Payments Engineer', 'Release Tester', 'Data Analyst', 'Product Designer'];

/** The time until the emails about new jobs are queued, and the slowest job list meanwhile. */
export async function measureAlerts(): Promise<Figure[]> {
  const cluster = await createPostgresCluster();
  const figures = [
    await measureOn('SQLite'),
    await measureOn('PostgreSQL', await cluster.createDatabase()),
  ];
  await cluster.remove();
  return figures;
}

async function measureOn(name: string, url?: string): Promise<Figure> {
  const place = createPlace(url === undefined ? {} : { DATABASE_URL: url });
  const server = await startServerProcess({ ...place.environment, ALERTS_INTERVAL_SECONDS: '1' });
  const database = openDatabase(place.config.database, queryTimeouts.operator);
  await saveConfirmedAlerts(database.queries, Array.from({ length: alerts }, createWish));
  const file = join(place.config.dataDir, 'jobs.json');
  writeFileSync(file, JSON.stringify(Array.from({ length: jobs }, createNewJob)));
  const visiting = new AbortController();
  const visits = visit(`http://127.0.0.1:${server.port}${jobListPath}`, visiting.signal);
  const { code, errors } = await runCli(place.environment, 'jobs', 'import', file);
  if (code !== 0) throw new Error(errors);
  const start = performance.now();
  await until(async () => (await countBehind(database)) === 0, 120_000);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  visiting.abort();
  const slowest = await visits;
  const emails = await countQueued(database);
  await database.close();
  await server.end('SIGTERM');
  place.remove();
  return {
    what: `${alerts} alerts, ${jobs} new jobs, ${name}`,
    measured: `${emails} emails queued in ${seconds} s, slowest job list meanwhile ${slowest} ms`,
    ratio: `${slowest} ms`,
    bar: '≤ 100 ms',
  };
}

/** Every other one with keywords, a tenth of these with words of their own; one in four fits nothing. */
function createWish(_: unknown, index: number) {
  const title = index % 20 === 1 ? `engineer ${index}` : titles[index % titles.length];
  return {
    keywords: index % 2 === 1 ? (title ?? '') : '',
    mode: index % 4 === 0 ? 'Remote' : '',
    place: index % 4 === 2 ? 'Nowhere' : '',
  };
}

function createNewJob(_: unknown, index: number) {
  return createJob({ jobTitle: titles[index % titles.length] ?? '', jobCode: `BENCH-${index}` });
}

async function countBehind({ queries }: Database): Promise<number> {
  const row = await queries
    .selectFrom('jobAlerts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('seenRevision', '<', 2)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

async function countQueued({ queries }: Database): Promise<number> {
  const row = await queries
    .selectFrom('outbox_emails')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

async function visit(url: string, signal: AbortSignal): Promise<number> {
  let slowest = 0;
  while (!signal.aborted) {
    const start = performance.now();
    await (await fetch(url)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - start);
  }
  return Math.round(slowest);
}
