import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { startProxy } from './proxy.ts';
import { API_URL, DATA_FOLDER, ROOT_FOLDER, regions } from './regions.ts';

/* Runs the real API, the built sites and the proxy to both, each on a free port, until it is stopped. */

await rm(DATA_FOLDER, { recursive: true, force: true });
await mkdir(DATA_FOLDER, { recursive: true });
const api = run('apps/api', ['--conditions=@kestrova/source', 'src/server.ts'], {
  RATE_LIMIT_POSTS_PER_MINUTE: '100000',
  LOG_LEVEL: 'info',
  API_PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: DATA_FOLDER,
});
const apiPort = await readPort(api);
const apiUrl = `http://127.0.0.1:${apiPort}`;

const sites = await Promise.all(
  regions.map(async ({ app, origin }) => {
    const writer = run(join('apps', app), ['dist/prerender/prerender.js'], { JOBS_FROM: apiUrl });
    writer.stdout.resume();
    await once(writer, 'exit');
    if (writer.exitCode !== 0)
      throw new Error(`Writing the job pages of ${app} failed; see above.`);
    const server = run('tooling/hosting', ['src/server/main.ts'], {
      SITE_FOLDER: join(ROOT_FOLDER, 'apps', app, 'dist/site'),
      PORT: '0',
      API_URL: apiUrl,
    });
    const port = await readPort(server);
    return { server, origin, port };
  }),
);
const ports = new Map([
  [API_URL, apiPort],
  ...sites.map(({ origin, port }) => [origin, port] as const),
]);
console.log(`The proxy of the journeys listens on port ${await startProxy(ports)}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    api.kill('SIGKILL');
    for (const { server } of sites) server.kill();
    process.exit(0);
  });
}

function run(folder: string, args: string[], settings: Record<string, string>) {
  return spawn(process.execPath, args, {
    cwd: join(ROOT_FOLDER, folder),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The port that a server prints once it listens; its warnings are shown. @throws Error if it ends before. */
function readPort(server: ChildProcess & { stdout: Readable }): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  createInterface(server.stdout).on('line', (line) => {
    const [, port] = /http:\/\/[\w.]+:(\d+)/.exec(line) ?? [];
    if (port !== undefined) resolve(Number(port));
    if (/"level":"(?:warn|error|fatal)"/.test(line)) console.log(line);
  });
  server.once('exit', () =>
    reject(new Error(`${server.spawnargs.join(' ')} has ended; see above.`)),
  );
  return promise;
}
