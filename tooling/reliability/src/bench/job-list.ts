import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPlace, jobListPath, startServerProcess } from '@kestrova/api/testing';
import { importJobs, repository } from '../measure.ts';
import { createResult, type Result } from '../report.ts';
import { compareRates, measureRate } from './compare-rates.ts';

const seeded = 28;
const peersFolder = join(repository, 'tooling/reliability/peers');
/** Peers are installed outside the workspace, since no other command needs their packages. */
const installed = join(repository, 'tooling/reliability/.cache/peers');

/** Compares the list of 50 jobs to frameworks that serve it with helmet and cors only, and to Node alone. */
export async function measureJobList(): Promise<Result> {
  await using run = await startServerProcess(createPlace());
  const { server, place } = run;
  await importJobs(place, 50 - seeded);
  const url = `http://127.0.0.1:${server.port}${jobListPath}`;
  const first = await fetch(url);
  const headers = {
    'if-none-match': first.headers.get('etag') ?? '',
    cookie: first.headers.get('set-cookie')?.split(';', 1)[0] ?? '',
  };
  const file = join(place.config.dataDir, 'list.json');
  writeFileSync(file, Buffer.from(await first.arrayBuffer()));
  cpSync(peersFolder, installed, { recursive: true });
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: installed });
  await using peers = new AsyncDisposableStack();

  /** Starts it in a separate process, like the API. Returns its measurement. */
  async function startPeer(name: string) {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = fork(join(installed, 'server.js'), [name, file], { env });
    peers.defer(() => void child.kill());
    const [port] = (await once(child, 'message')) as [number];
    return () => measureRate({ url: `http://127.0.0.1:${port}/` });
  }

  const { list, unchanged, ...others } = await compareRates({
    list: () => measureRate({ url, headers: { cookie: headers.cookie } }),
    unchanged: () => measureRate({ url, headers }),
    express: await startPeer('express'),
    fastify: await startPeer('fastify'),
    'node:http': await startPeer('node:http'),
  });
  const shares = Object.entries(others).map(
    ([name, rate]) => `${(list / rate).toFixed(2)} of ${name}`,
  );
  return createResult(
    `${Math.round(list)}/s, ${shares.join(', ')}; ${Math.round(unchanged)}/s with If-None-Match`,
    {
      'slower than a framework': list < Math.max(others.express, others.fastify),
      'slower with If-None-Match': unchanged < list,
    },
  );
}
