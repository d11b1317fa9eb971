import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  apiFolder,
  readConfig,
  startServerProcess,
  type Config,
  type ServerProcess,
} from '@kestrova/api/testing';
import { regions } from '@kestrova/regions';
import getPort from 'get-port';
import { repository } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createNextVersion } from './next-version.ts';
import { findMissingNginx, startNginx, type Nginx } from './nginx.ts';
import {
  startPartProcess,
  type HaltablePart,
  type Part,
  type PartProcess,
  type ReceivedEmail,
} from './part-process.ts';

/** The API's source as it is, or a copy of it with one more migration. */
export type Version = 'this' | 'next';

/** One process of the API. */
export interface Instance extends Part {
  name: string;
  start(version?: Version): Promise<void>;
  stop(): Promise<void>;
  /** Calls it directly, for what no site passes on, such as `/health/ready`. */
  get(path: string): Promise<{ status: number; body: string }>;
  /** Its log since it started first. */
  readLog(): string;
}

/** Everything that production consists of, as processes of this machine. */
export interface Stack {
  /** The ports of the sites on 127.0.0.1, through which visitors reach everything. */
  sitePorts: readonly number[];
  instances: readonly Instance[];
  nginx: Nginx;
  mail: Part;
  bucket: HaltablePart;
  database: HaltablePart;
  /** What the mail server has accepted. */
  emails: readonly ReceivedEmail[];
  /** How the operator's command line reaches the data, as settings. */
  environment: Record<string, string>;
  config: Config;
  /** The settings of an empty database, bucket and mail folder beside it. */
  elsewhere: Record<string, string>;
  /** Goes to another version, one instance after the other, as the README describes it. */
  release(version: Version): Promise<void>;
}

/** Builds the sites and starts everything, with its data in `folder`. */
export async function startStack(
  options: RunOptions,
  folder: string,
  resources: AsyncDisposableStack,
): Promise<Stack> {
  const missing = findMissingNginx();
  if (missing !== undefined) throw new Error(missing);
  buildSites();
  const cluster = await options.cluster();
  const [mail, bucket] = await Promise.all([
    startPart('mail', folder, resources),
    startPart('bucket', join(folder, 'bucket'), resources),
  ]);
  const next = createNextVersion();
  resources.defer(() => next.remove());
  const sitePorts = await Promise.all(regions.map(() => getPort()));
  const environment = {
    ...createSettings(sitePorts),
    ...(await options.createDatabase('postgres')),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    S3_BUCKET: 'applications',
    S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    DATA_DIR: join(folder, 'operator'),
  };
  const instances = await Promise.all(
    ['API A', 'API B'].map(async (name) => {
      const settings = {
        ...environment,
        PORT: String(await getPort()),
        DATA_DIR: join(folder, name),
      };
      const folders = { this: apiFolder, next: next.folder };
      return { port: Number(settings.PORT), ...createInstance(name, settings, folders) };
    }),
  );
  for (const instance of instances) resources.defer(() => instance.kill());
  await Promise.all(instances.map((instance) => instance.start()));
  const sites = regions.map(({ app }, index) => ({
    folder: join(repository, 'apps', app, 'dist/site'),
    port: sitePorts[index] ?? 0,
  }));
  const apiPorts = instances.map(({ port }) => port);
  const nginx = await startNginx(join(folder, 'nginx'), sites, apiPorts);
  resources.defer(() => nginx.kill());
  return {
    sitePorts,
    instances,
    nginx,
    mail,
    bucket,
    database: cluster,
    emails: mail.emails,
    environment,
    config: readConfig(environment),
    elsewhere: {
      ...environment,
      ...(await options.createDatabase('postgres')),
      S3_BUCKET: 'restored',
      SMTP_URL: '',
      DATA_DIR: join(folder, 'elsewhere'),
    },
    async release(version) {
      for (const instance of instances) {
        await nginx.setDown(instance.port, true);
        await instance.stop();
        await instance.start(version);
        await nginx.setDown(instance.port, false);
      }
    },
  };
}

function buildSites(): void {
  const filters = regions.map(({ app }) => `--filter=./apps/${app}`);
  const turbo = join(repository, 'node_modules/.bin/turbo');
  execFileSync(turbo, ['run', 'build', ...filters, '--output-logs=errors-only'], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function startPart(
  kind: 'mail' | 'bucket',
  folder: string,
  resources: AsyncDisposableStack,
): Promise<PartProcess & { port: number }> {
  const port = await getPort();
  const part = await startPartProcess(kind, port, folder);
  resources.defer(() => part.kill());
  return { port, ...part };
}

/** As in production, but for what makes a rehearsal of minutes: short pauses, one visitor's address. */
function createSettings(sitePorts: readonly number[]): Record<string, string> {
  const origins = regions.map(({ code }, index): [string, string] => [
    `ORIGIN_${code.toUpperCase()}`,
    `http://127.0.0.1:${sitePorts[index]}`,
  ]);
  return {
    ...Object.fromEntries<string>(origins),
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

function createInstance(
  name: string,
  settings: Record<string, string>,
  folders: Record<Version, string>,
): Instance {
  let version: Version = 'this';
  let server: ServerProcess | undefined;
  let earlierLog = '';
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const code = await server?.end(signal);
    earlierLog += server?.readLog() ?? '';
    server = undefined;
    return code;
  };
  return {
    name,
    async start(next = version) {
      version = next;
      server = await startServerProcess(settings, undefined, folders[version]);
    },
    async stop() {
      const code = await end('SIGTERM');
      if (code !== 0) throw new Error(`${name} ended with ${code} after SIGTERM`);
    },
    kill: async () => void (await end('SIGKILL')),
    async get(path) {
      const response = await fetch(`http://127.0.0.1:${settings['PORT']}${path}`);
      return { status: response.status, body: await response.text() };
    },
    readLog: () => earlierLog + (server?.readLog() ?? ''),
  };
}
