import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import getPort from 'get-port';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeDeliveryFiles } from './index.ts';
import { findMissingNginx } from './testing/nginx.ts';

const script = resolve(import.meta.dirname, '../docker/serve-site.sh');
const addresses = ['127.0.0.1', '127.0.0.2'];

/** A name server that answers with two addresses, as Docker does for a service of two containers. */
async function startNameServer() {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    // RFC 1035, 4.1: the same question, and for each address a pointer to its name, A, IN, one second.
    const answers = addresses.map((ip) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...ip.split('.').map(Number)]),
    );
    const header = Buffer.from([0x81, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0]);
    socket.send(
      Buffer.concat([query.subarray(0, 2), header, query.subarray(12), ...answers]),
      port,
      address,
    );
  });
  onTestFinished(() => void socket.close());
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}

async function startApi(address: string, port: number): Promise<Server> {
  const api = createServer((request, response) => response.end(`${address} ${request.url}`));
  onTestFinished(() => void api.close());
  await once(api.listen(port, address), 'listening');
  return api;
}

test.skipIf(findMissingNginx() !== undefined)(
  'writes the job pages when a site container starts, and calls every API instance that is up',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-container-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    // The workers of nginx have another user if the test is run by root.
    await chmod(folder, 0o755);
    const files = {
      'build/site/home.html': '<meta charset="utf-8">Home',
      'build/prerender/prerender.js': `require('node:fs').writeFileSync(process.env.SITE_FOLDER + '/job.html', process.env.JOBS_FROM)`,
      'run/empty': '',
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    const local = { siteOrigin: 'http://localhost:4002', apiBaseUrl: '/v1/website' };
    await writeDeliveryFiles({ folder: join(folder, 'build/site'), ...local });
    const nameServer = await startNameServer();
    const [port, apiPort] = [await getPort(), await getPort()];
    const instances = await Promise.all(addresses.map((address) => startApi(address, apiPort)));
    const nginx = spawn('sh', [script], {
      stdio: 'inherit',
      env: {
        PATH: `${process.env['PATH']}:/usr/sbin`,
        BUILD: join(folder, 'build'),
        SITE_FOLDER: join(folder, 'run/site'),
        PORT: String(port),
        API_ORIGIN: `http://api.internal:${apiPort}`,
        RESOLVER: `127.0.0.1:${nameServer.address().port}`,
      },
    });
    const ended = once(nginx, 'exit');
    onTestFinished(async () => {
      nginx.kill('SIGQUIT');
      await ended;
    });
    const read = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
    // One after another: requests that wait for the same look-up all get its first address.
    const callOften = async () => {
      const answers = new Set<string>();
      for (let call = 0; call < 30; call += 1) answers.add(await read('/v1/jobs?place=a%20b'));
      return answers;
    };

    await vi.waitFor(async () => expect(await read('/home')).toContain('Home'), {
      timeout: 10_000,
    });
    expect(await read('/job')).toBe(`http://api.internal:${apiPort}`);
    const both = addresses.map((address) => `${address} /v1/jobs?place=a%20b`);
    expect([...(await callOften())].toSorted()).toEqual(both);
    instances[0]?.closeAllConnections();
    instances[0]?.close();
    expect([...(await callOften())]).toEqual(both.slice(1));
  },
);
