import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { jobListPath, startServerRun } from '@kestrova/api/testing';
import type { Options } from 'autocannon';
import { importJobs } from '../measure.ts';
import { createResult, type Result } from '../report.ts';
import { measureRate, median } from './rates.ts';

const seeded = 28;
const rounds = 3;
const frameworks = ['express', 'fastify'];

/** Compares the list of 50 jobs to frameworks that serve it with helmet and cors only. */
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
  await using peers = new AsyncDisposableStack();
  const servers: Record<string, Options> = {
    list: { url, headers: { cookie } },
    unchanged: { url, headers: { cookie, 'if-none-match': etag } },
  };
  for (const framework of frameworks) {
    servers[framework] = { url: await startPeer(framework, file, peers) };
  }
  const rates: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, options] of Object.entries(servers)) {
      (rates[name] ??= []).push(await measureRate(options));
    }
  }
  const rate = (name: string) => median(rates[name] ?? []);
  const list = rate('list');
  const shares = frameworks.map((name) => `${(list / rate(name)).toFixed(2)} of ${name}`);
  return createResult(
    `${Math.round(list)}/s, ${shares.join(', ')}; ${Math.round(rate('unchanged'))}/s with If-None-Match`,
    {
      'slower than a framework': frameworks.some((name) => list < rate(name)),
      'slower with If-None-Match': rate('unchanged') < list,
    },
  );
}

/** Starts it in a separate process, like the API. Returns its address. */
async function startPeer(framework: string, file: string, peers: AsyncDisposableStack) {
  const child = fork(resolve(import.meta.dirname, 'peer-server.ts'), [framework, file], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  peers.defer(() => void child.kill());
  const [port] = (await once(child, 'message')) as [number];
  return `http://127.0.0.1:${port}/`;
}
