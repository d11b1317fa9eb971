import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { readConfig } from '../src/config.ts';
import { createPostgresCluster } from '../src/testing/postgres-cluster.ts';
import {
  apiFolder,
  startServerProcess,
  type ServerProcess,
} from '../src/testing/server-process.ts';
import { createNextVersion } from './next-version.ts';
import { findMissingNginx, startNginx } from './nginx.ts';
import { startPartProcess } from './part-process.ts';
import type { Instance, Stack, Version } from './stack.ts';

const siteFolders = ['india', 'usa'].map((app) => resolve(apiFolder, `../${app}/dist/site`));
const instanceNames = ['API A', 'API B'];

/** Everything as processes of this machine, with its data in `folder`. */
export async function createLocalStack(folder: string): Promise<Stack> {
  const missing = findMissingNginx() ?? findMissingSite();
  if (missing !== undefined) throw new Error(missing);
  await using started = new AsyncDisposableStack();
  const removeLater = (remove: () => unknown) => {
    started.defer(async () => {
      await remove();
    });
  };

  const cluster = await createPostgresCluster();
  removeLater(() => cluster.remove());
  const [mailPort, bucketPort, ...ports] = await Promise.all(
    Array.from({ length: 2 + siteFolders.length + instanceNames.length }, () => getPort()),
  );
  const mail = await startPartProcess('mail', mailPort ?? 0, folder);
  removeLater(() => mail.kill());
  const bucket = await startPartProcess('bucket', bucketPort ?? 0, join(folder, 'bucket'));
  removeLater(() => bucket.kill());
  const next = createNextVersion();
  removeLater(() => next.remove());

  const sitePorts = ports.slice(0, siteFolders.length);
  const apiPorts = ports.slice(siteFolders.length);
  const environment = {
    ...createSettings(sitePorts),
    DATABASE_URL: await cluster.createDatabase(),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    S3_BUCKET: 'applications',
    S3_ENDPOINT: `http://127.0.0.1:${bucketPort}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    DATA_DIR: join(folder, 'operator'),
  };
  const instances = apiPorts.map((port, index) => {
    const name = instanceNames[index] ?? '';
    const settings = { ...environment, PORT: String(port), DATA_DIR: join(folder, name) };
    return createInstance(name, settings, { this: apiFolder, next: next.folder });
  });
  for (const instance of instances) removeLater(() => instance.kill());
  await Promise.all(instances.map((instance) => instance.start()));
  const sites = siteFolders.map((site, index) => ({ folder: site, port: sitePorts[index] ?? 0 }));
  const nginx = await startNginx(join(folder, 'nginx'), sites, apiPorts);
  removeLater(() => nginx.kill());

  const resources = started.move();
  return {
    sitePorts,
    instances: () => instances,
    proxy: nginx,
    mail,
    bucket,
    database: {
      kill: () => cluster.kill(),
      start: () => cluster.start(),
      freeze: async () => cluster.freeze(),
      thaw: async () => cluster.thaw(),
    },
    mailbox: mail.mailbox,
    environment,
    config: readConfig(environment),
    async release(version) {
      for (const [index, instance] of instances.entries()) {
        const port = apiPorts[index] ?? 0;
        await nginx.setDown(port, true);
        await instance.stop();
        await instance.start(version);
        await nginx.setDown(port, false);
      }
    },
    remove: () => resources.disposeAsync(),
  };
}

function findMissingSite(): string | undefined {
  const folder = siteFolders.find((site) => !existsSync(site));
  return folder && `There is no built site at ${folder}: run "npm run rehearsal", which builds it.`;
}

/** As in production, but for what makes a rehearsal of minutes: short pauses, one visitor's address. */
function createSettings([india, usa]: readonly number[]): Record<string, string> {
  return {
    ORIGIN_IN: `http://127.0.0.1:${india}`,
    ORIGIN_US: `http://127.0.0.1:${usa}`,
    TRUST_PROXY: '1',
    RATE_LIMIT_POSTS_PER_MINUTE: '1000000',
    // A busy machine is no overload of the server.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    OUTBOX_POLL_MS: '1000',
    OUTBOX_FIRST_RETRY_MS: '1000',
    OUTBOX_LEASE_SECONDS: '5',
    MAIL_TIMEOUT_SECONDS: '5',
  };
}

interface LocalInstance extends Instance {
  start(version?: Version): Promise<void>;
  stop(): Promise<void>;
}

function createInstance(
  name: string,
  settings: Record<string, string>,
  folders: Record<Version, string>,
): LocalInstance {
  let version: Version = 'this';
  let server: ServerProcess | undefined;
  let earlierLog = '';
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const code = await server?.end(signal);
    earlierLog += server?.readLog() ?? '';
    server = undefined;
    return code;
  };
  const start = async (next = version) => {
    version = next;
    server = await startServerProcess(settings, undefined, folders[version]);
  };
  const stop = async () => {
    const code = await end('SIGTERM');
    if (code !== 0) throw new Error(`${name} ended with ${code} after SIGTERM`);
  };
  return {
    name,
    start,
    stop,
    async restart() {
      await stop();
      await start();
    },
    async kill() {
      await end('SIGKILL');
    },
    async get(path) {
      const response = await fetch(`http://127.0.0.1:${settings['PORT']}${path}`);
      return { status: response.status, body: await response.text() };
    },
    readLog: async () => earlierLog + (server?.readLog() ?? ''),
  };
}
