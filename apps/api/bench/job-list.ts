import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createPlace } from '../src/testing/place.ts';
import { runCli } from '../src/testing/run-cli.ts';
import getPort from 'get-port';
import { startServerProcess } from '../src/testing/server-process.ts';
import { until } from '../src/testing/until.ts';
import { measureRate, median } from './measure.ts';

const path = '/v1/website/job/get-all-jobs';
const seeded = 28;
const rounds = 3;

export interface Figure {
  what: string;
  measured: string;
  ratio: string;
  bar: string;
}

/** The rate of the list of 50 jobs with all plugins, beside raw `node:http` with the same bytes. */
export async function measureJobList(): Promise<Figure[]> {
  const place = createPlace();
  await importJobs(place, 50 - seeded);
  const server = await startServerProcess(place.environment);
  const url = `http://127.0.0.1:${server.port}${path}`;
  const first = await fetch(url);
  const etag = first.headers.get('etag') ?? '';
  const cookie = (first.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  const file = join(place.config.dataDir, 'list.json');
  writeFileSync(file, Buffer.from(await first.arrayBuffer()));
  const raw = await startRawServer(file);
  const rates: Record<'raw' | 'full' | 'notModified', number[]> = {
    raw: [],
    full: [],
    notModified: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    rates.raw.push(await measureRate({ url: raw.url }));
    rates.full.push(await measureRate({ url, headers: { cookie } }));
    rates.notModified.push(await measureRate({ url, headers: { cookie, 'if-none-match': etag } }));
  }
  await raw.stop();
  await server.end('SIGTERM');
  place.remove();
  const floor = median(rates.raw);
  const describe = (what: string, rate: number, bar: string): Figure => ({
    what,
    measured: `${Math.round(rate)}/s, node:http ${Math.round(floor)}/s`,
    ratio: (rate / floor).toFixed(2),
    bar,
  });
  return [
    describe('job list, 50 jobs', median(rates.full), '≥ 0.6'),
    describe('job list with If-None-Match', median(rates.notModified), '≥ 0.8'),
  ];
}

/** The cost of the list as jobs grow: read after a change, and from memory. */
export async function measureGrowth(): Promise<Record<string, string | number>[]> {
  const rows = [];
  for (const total of [28, 100, 1000, 10_000]) {
    const place = createPlace();
    await importJobs(place, total - seeded);
    const server = await startServerProcess(place.environment);
    const url = `http://127.0.0.1:${server.port}${path}`;
    const started = performance.now();
    const body = await (await fetch(url)).arrayBuffer();
    const firstRead = performance.now() - started;
    const rate = await measureRate({ url, duration: 2 });
    rows.push({
      jobs: total,
      bytes: body.byteLength,
      'first read (ms)': Math.round(firstRead),
      'from memory (/s)': Math.round(rate),
    });
    await server.end('SIGTERM');
    place.remove();
  }
  return rows;
}

async function importJobs(
  place: { environment: Record<string, string>; config: { dataDir: string } },
  count: number,
): Promise<void> {
  if (count <= 0) return;
  const jobs = Array.from({ length: count }, (_, index) => ({
    jobCode: `BENCH-${index}`,
    jobTitle: 'Senior Payments Engineer',
    jobLocation: 'Wilmington, DE',
    jobCountry: 'USA',
    experince: 5,
    jobLevel: 'Senior',
    jobType: 'Full-time',
    jobMode: 'Hybrid',
    jobInfo: 'Own the ledger and settlement services behind three regional banks.',
    jobDescription: 'The work is careful rather than loud.',
  }));
  // An import needs a data folder that a server has created.
  const first = await startServerProcess(place.environment);
  await first.end('SIGTERM');
  const file = join(place.config.dataDir, 'jobs.json');
  writeFileSync(file, JSON.stringify(jobs));
  const { code, errors } = await runCli(place.environment, 'jobs', 'import', file);
  if (code !== 0) throw new Error(errors);
}

async function startRawServer(file: string) {
  const port = await getPort();
  const script = resolve(import.meta.dirname, 'raw-server.ts');
  const child = spawn(process.execPath, [script, file, String(port)], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}${path}`;
  await until(() =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    ),
  );
  return {
    url,
    stop: () => {
      child.kill();
      return once(child, 'exit');
    },
  };
}
