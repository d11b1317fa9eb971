import { execFileSync, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createPlace,
  jobListPath,
  startBucketServer,
  startLoad,
  startMailServer,
  startServerProcess,
  until,
  type Ledger,
  type Visits,
} from '@kestrova/api/testing';
import { startSite } from '@kestrova/scripts/servers';
import { readSettings } from '@kestrova/scripts/settings';
import getPort from 'get-port';
import { auditLedgerAndEmails } from './ledger.ts';
import { repository, tally } from './measure.ts';
import type { RunOptions } from './options.ts';
import { createResult, leaveOut, type Result } from './report.ts';

const caddy = process.env['CADDY_PATH'] ?? '/usr/bin/caddy';
/** Milliseconds of traffic before and after a restart; Caddy looks for instances every second. */
const quietTime = 2000;
/** How many emails an instance sends at once. */
const smtpConnections = 5;

const read =
  (path: string, text: string): Visits[string] =>
  (visitor) => ({ send: () => visitor.get(path), isRight: (body) => body.includes(text) });
const reading = { 'a page': read('/careers', '</html>'), 'the jobs': read(jobListPath, '"jobId"') };

/**
 * Restarts each of two instances of the API, and the site's server, behind Caddy while visitors use them.
 * @param signal ends the instances; only after SIGKILL may a visitor have to retry.
 */
export async function restart(options: RunOptions, signal: 'SIGTERM' | 'SIGKILL'): Promise<Result> {
  if (!existsSync(caddy)) return leaveOut('Caddy is missing: install it, or set CADDY_PATH.');
  await using resources = new AsyncDisposableStack();
  const mail = resources.use(await startMailServer());
  const bucket = resources.use(await startBucketServer());
  const settings = {
    ...(await options.createDatabase('postgres')),
    ...bucket.environment,
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
    // On a busy test machine, the delay must not count as overload.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    OUTBOX_LEASE_SECONDS: '5',
  };
  const place = resources.use(createPlace(settings));
  const start = async (port: number) =>
    (await startServerProcess(place, { settings: { PORT: String(port) } })).server;
  // One after the other: s3rver throws when both test the bucket with the same object.
  const instances = [await start(await getPort()), await start(await getPort())];
  const apiPorts = instances.map(({ port }) => port);
  const sitePort = String(await getPort());
  const startBuiltSite = buildSite(place.config.dataDir, apiPorts[0], sitePort);
  let site = await startBuiltSite();
  resources.defer(() => site.stop());
  const ports = [await getPort(), await getPort()];
  const proxy = spawn(caddy, ['run', '--config', join(repository, 'tooling/hosting/Caddyfile')], {
    env: {
      HOME: place.config.dataDir,
      CADDY_ADMIN: `localhost:${await getPort()}`,
      ORIGIN_IN: `http://127.0.0.1:${ports[0]}`,
      ORIGIN_US: `http://127.0.0.1:${ports[1]}`,
      API_INSTANCES: apiPorts.map((port) => `127.0.0.1:${port}`).join(' '),
      SITE_IN: `127.0.0.1:${sitePort}`,
      SITE_US: `127.0.0.1:${sitePort}`,
    },
    stdio: 'ignore',
  });
  resources.defer(async () => {
    proxy.kill();
    await once(proxy, 'exit');
  });
  await until(() => fetch(`http://127.0.0.1:${ports[0]}/careers`).catch(() => undefined));
  const ledger: Ledger = new Map();
  await using load = await startLoad(ports, 12, ledger, { reading, pauseMs: 20 });
  for (const instance of instances) {
    await pause(quietTime);
    await instance.end(signal);
    await start(instance.port);
  }
  await pause(quietTime);
  await site.stop();
  site = await startBuiltSite();
  await load.stop();
  const { requests, retried, failed } = load.met;
  const audit = await auditLedgerAndEmails(place, ledger, mail.listMessageIds);
  const found = `${requests} requests, ${audit.found}, retried: ${tally(retried) || 'none'}`;
  return createResult([found, ...failed.slice(0, 5)].join('; '), {
    ...audit.broken,
    'visitors failed': failed.length,
    'had to retry': signal === 'SIGKILL' ? 0 : retried.length,
    'extra records': audit.kept - ledger.size,
    'emails sent twice': Math.max(0, audit.repeated - smtpConnections * instances.length),
  });
}

/** Builds the site for the USA, or takes it from the cache. Returns a function that serves it in front of an API. */
function buildSite(dataDir: string, apiPort: number | undefined, port: string) {
  const build = ['run', 'build', '--filter=./apps/usa', '--output-logs=errors-only'];
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  execFileSync(join(repository, 'node_modules/.bin/turbo'), build, { cwd: repository, stdio });
  const api = `http://127.0.0.1:${apiPort}`;
  const settings = readSettings({ DATA_DIR: dataDir, API_ORIGIN: api, USA_PORT: port });
  const site = settings.sites.find(({ app }) => app === 'usa');
  if (site === undefined) throw new Error('There is no site for the USA.');
  return () => startSite(settings, site);
}
