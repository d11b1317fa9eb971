import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { jobListPath, startServerRun } from '@kestrova/api/testing';
import { importJobs } from '../measure.ts';
import { createResult, type Result } from '../report.ts';
import { measureRate, median } from './rates.ts';

const seeded = 28;
const rounds = 3;

/** The rate of the list of 50 jobs with all plugins, beside raw `node:http` with the same bytes. */
export async function measureJobList(): Promise<Result> {
  await using run = await startServerRun();
  const { server, place } = run;
  await importJobs(place, 50 - seeded);
  const url = `http://127.0.0.1:${server.port}${jobListPath}`;
  const first = await fetch(url);
  const etag = first.headers.get('etag') ?? '';
  const cookie = (first.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  const file = join(place.config.dataDir, 'list.json');
  writeFileSync(file, Buffer.from(await first.arrayBuffer()));
  const raw = await startRawServer(file);
  const [floors, full, notModified]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await measureRate({ url: raw.url }));
    full.push(await measureRate({ url, headers: { cookie } }));
    notModified.push(await measureRate({ url, headers: { cookie, 'if-none-match': etag } }));
  }
  raw.stop();
  const floor = median(floors);
  const [list, unchanged] = [median(full) / floor, median(notModified) / floor];
  return createResult(
    `${list.toFixed(2)} of node:http (${Math.round(floor)}/s), ${unchanged.toFixed(2)} with If-None-Match`,
    { 'below 0.6': list < 0.6, 'below 0.8 with If-None-Match': unchanged < 0.8 },
  );
}

/** In a process of its own, as the API is. */
async function startRawServer(file: string) {
  const child = fork(resolve(import.meta.dirname, 'raw-server.ts'), [file]);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}${jobListPath}`, stop: () => child.kill() };
}
