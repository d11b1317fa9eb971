import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createPlace,
  startBucketServer,
  startFaultProxy,
  startMailServer,
  startServerRun,
  type ConnectionFault,
  type TestPlace,
} from '@kestrova/api/testing';
import { startNginx } from '@kestrova/hosting/testing';
import { regions } from '@kestrova/regions';
import getPort from 'get-port';
import { repository } from '../measure.ts';
import type { RunOptions } from '../options.ts';

/** All parts of production, on this machine. */
export type Stack = Awaited<ReturnType<typeof startStack>>;

/** As in production, except for short pauses and a single visitor's address. */
const productionSettings = {
  TRUST_PROXY: '1',
  RATE_LIMIT_POSTS_PER_MINUTE: '1000000',
  // On a busy test machine, the delay must not count as overload.
  MAX_EVENT_LOOP_DELAY_MS: '0',
  OUTBOX_POLL_MS: '1000',
  OUTBOX_FIRST_RETRY_MS: '1000',
  OUTBOX_LEASE_SECONDS: '5',
  MAIL_TIMEOUT_SECONDS: '5',
  // What a place of a test changes.
  LOG_LEVEL: '',
  MAX_SUBMISSIONS_IN_PROGRESS: '',
  MAX_UPLOADS_IN_PROGRESS: '',
  ALERTS_INTERVAL_SECONDS: '',
};

export async function startStack(options: RunOptions, resources: AsyncDisposableStack) {
  const filters = regions.map(({ app }) => `--filter=./apps/${app}`);
  const turbo = join(repository, 'node_modules/.bin/turbo');
  const build = ['run', 'build', ...filters, '--output-logs=errors-only'];
  execFileSync(turbo, build, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
  const mail = resources.use(await startMailServer());
  const bucket = resources.use(await startBucketServer());
  const proxy = resources.use(await startFaultProxy(bucket.environment.S3_ENDPOINT));
  const sites = await Promise.all(
    regions.map(async ({ app, code }) => ({
      code,
      folder: join(repository, 'apps', app, 'dist/site'),
      port: await getPort(),
    })),
  );
  const origins = sites.map(
    ({ code, port }) => [`ORIGIN_${code.toUpperCase()}`, `http://127.0.0.1:${port}`] as const,
  );
  const settings = {
    ...Object.fromEntries(origins),
    ...productionSettings,
    ...(await options.createDatabase('postgres')),
    ...bucket.environment,
    S3_ENDPOINT: proxy.url,
    SMTP_URL: mail.url,
  };
  // Its folder also contains those of the instances.
  const place = resources.use(createPlace(settings));
  const start = async (name: string) => {
    const own = { PORT: String(await getPort()), DATA_DIR: join(place.config.dataDir, name) };
    const instance = await startInstance(place, own);
    resources.defer(() => instance.kill());
    return instance;
  };
  // One after the other: s3rver throws when both test the bucket with the same object.
  const instances = [await start('API A'), await start('API B')] as const;
  const apiPorts = instances.map(({ port }) => port);
  const nginx = await startNginx(sites, 'http://kestrova_api', fillInUpstream(apiPorts));
  resources.defer(() => nginx.close());
  return {
    /** The ports of the sites on 127.0.0.1, through which visitors reach everything. */
    sitePorts: sites.map(({ port }) => port),
    instances,
    nginx,
    /** Sends no more requests to this port of the API; undefined sends them to both again. */
    takeOut: (port?: number) => nginx.setUpstream(fillInUpstream(apiPorts, port)),
    mail,
    /** The mode of all further connections to the bucket. */
    disturbBucket: (fault: ConnectionFault) => proxy.setFault(() => fault),
    database: await options.cluster(),
    place,
  };
}

/** The configuration of both instances, one of which may be down. */
function fillInUpstream(apiPorts: readonly number[], down?: number): string {
  const ports = apiPorts.values();
  const template = readFileSync(join(repository, 'tooling/hosting/api-upstream.conf'), 'utf8');
  return template.replaceAll(/server [\w-]+:4000/g, () => {
    const port = ports.next().value ?? 0;
    return `server 127.0.0.1:${port}${port === down ? ' down' : ''}`;
  });
}

/** Starts a process of the API, which can be killed and started again. @param settings with its PORT. */
async function startInstance(place: TestPlace, settings: Record<string, string>) {
  let { server } = await startServerRun(place, { settings });
  const start = async () => {
    ({ server } = await startServerRun(place, { settings }));
  };
  const stop = async () => {
    const code = await server.end('SIGTERM');
    if (code !== 0) throw new Error(`an instance ended with ${code} after SIGTERM`);
  };
  const kill = async (): Promise<void> => void (await server.end('SIGKILL'));
  const isReady = async () => (await fetch(`http://127.0.0.1:${server.port}/health/ready`)).ok;
  return { port: server.port, start, stop, kill, isReady };
}
