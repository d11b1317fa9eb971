import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  after,
  readConfig,
  startBucketServer,
  startFaultProxy,
  startMailServer,
  type Config,
  type ConnectionFault,
  type MailServer,
  type PostgresCluster,
} from '@kestrova/api/testing';
import { regions } from '@kestrova/regions';
import getPort from 'get-port';
import { repository } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { startInstance, type Instance } from './instance.ts';
import { createNextVersion } from './next-version.ts';
import { startNginx, type Nginx } from './nginx.ts';

/** Everything that production consists of, on this machine. */
export interface Stack {
  /** The ports of the sites on 127.0.0.1, through which visitors reach everything. */
  sitePorts: readonly number[];
  instances: readonly Instance[];
  nginx: Nginx;
  mail: MailServer;
  /** What all connections to the bucket meet from now on. */
  disturbBucket(fault: ConnectionFault): void;
  database: PostgresCluster;
  config: Config;
  /** The source of the next version of the API, which is ahead by a migration. */
  nextVersion: string;
}

/** Faults of every connection to a part. */
export const connectionFaults = {
  none: {},
  reset: { fromClient: after(0, 'reset') },
  frozen: { fromClient: after(1, 'freeze') },
} as const;

/** Builds the sites and starts everything, with its data in `folder`. */
export async function startStack(
  options: RunOptions,
  folder: string,
  resources: AsyncDisposableStack,
): Promise<Stack> {
  const filters = regions.map(({ app }) => `--filter=./apps/${app}`);
  const turbo = join(repository, 'node_modules/.bin/turbo');
  const build = ['run', 'build', ...filters, '--output-logs=errors-only'];
  execFileSync(turbo, build, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
  const mail = resources.use(await startMailServer());
  const bucket = resources.use(await startBucketServer());
  const bucketUrl = bucket.environment['S3_ENDPOINT'] ?? '';
  const proxy = await startFaultProxy(bucketUrl);
  resources.defer(() => proxy.stop());
  const next = createNextVersion();
  resources.defer(() => next.remove());
  const sites = await Promise.all(
    regions.map(async ({ app, code }) => ({
      code,
      folder: join(repository, 'apps', app, 'dist/site'),
      port: await getPort(),
    })),
  );
  const settings = {
    ...Object.fromEntries(
      sites.map(({ code, port }) => [`ORIGIN_${code.toUpperCase()}`, `http://127.0.0.1:${port}`]),
    ),
    ...productionSettings,
    ...(await options.createDatabase('postgres')),
    ...bucket.environment,
    S3_ENDPOINT: proxy.cover(bucketUrl),
    SMTP_URL: mail.url,
  };
  const instances: Instance[] = [];
  // One after the other: s3rver throws when both test the bucket with the same object.
  for (const name of ['API A', 'API B']) {
    const own = { PORT: String(await getPort()), DATA_DIR: join(folder, name) };
    const instance = await startInstance(name, { ...settings, ...own });
    resources.defer(() => instance.kill());
    instances.push(instance);
  }
  const apiPorts = instances.map(({ port }) => port);
  const nginx = await startNginx(join(folder, 'nginx'), sites, apiPorts);
  resources.defer(() => nginx.kill());
  return {
    sitePorts: sites.map(({ port }) => port),
    instances,
    nginx,
    mail,
    disturbBucket(fault) {
      proxy.setFault(() => fault);
      proxy.drop();
    },
    database: await options.cluster(),
    config: readConfig({ ...settings, DATA_DIR: join(folder, 'operator') }),
    nextVersion: next.folder,
  };
}

/** As in production, but for what makes a rehearsal of minutes: short pauses, one visitor's address. */
const productionSettings = {
  TRUST_PROXY: '1',
  RATE_LIMIT_POSTS_PER_MINUTE: '1000000',
  // A busy machine is no overload of the server.
  MAX_EVENT_LOOP_DELAY_MS: '0',
  OUTBOX_POLL_MS: '1000',
  OUTBOX_FIRST_RETRY_MS: '1000',
  OUTBOX_LEASE_SECONDS: '5',
  MAIL_TIMEOUT_SECONDS: '5',
};
