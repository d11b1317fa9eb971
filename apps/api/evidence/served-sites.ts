import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { regions } from '@kestrova/regions';
import { findMissingNginx, startNginx } from '../rehearsal/nginx.ts';
import { runCliProcess } from '../src/testing/run-cli.ts';
import { apiFolder } from '../src/testing/server-process.ts';
import { startServerRun, type ServerRun } from '../src/testing/server-run.ts';
import { until } from '../src/testing/until.ts';

const run = promisify(execFile);
const repository = resolve(apiFolder, '../..');

/** One region's site, on every host that this machine has. */
export interface ServedSite {
  country: string;
  folder: string;
  hosts: readonly { name: string; url: string }[];
}

/**
 * Serves the built sites of all regions with a page for each open job, some of which have been closed
 * since their pages were written first. Everything is put into `folder`.
 */
export async function serveSites(folder: string, resources: AsyncDisposableStack) {
  const missing = findMissingNginx();
  const api = resources.use(await startServerRun());
  for (const { app } of regions) copyBuild(app, folder);
  await writeJobPages(folder, api);
  const closed = await closeJobs(api);
  await writeJobPages(folder, api);
  const folders = regions.map(({ app }) => join(folder, app, 'site'));

  const apiUrl = `http://127.0.0.1:${api.server.port}`;
  const ports = await Promise.all(folders.map(() => getPort()));
  if (missing === undefined) {
    const sites = folders.map((site, index) => ({ folder: site, port: ports[index] ?? 0 }));
    const nginx = await startNginx(join(folder, 'nginx'), sites, [
      api.server.port,
      api.server.port,
    ]);
    resources.defer(() => nginx.kill());
  }
  const sites: ServedSite[] = [];
  for (const [index, site] of folders.entries()) {
    const nginx = { name: 'nginx', url: `http://127.0.0.1:${ports[index]}` };
    sites.push({
      country: regions[index]?.country ?? '',
      folder: site,
      hosts: [
        ...(missing === undefined ? [nginx] : []),
        { name: 'the site server', url: await startSiteServer(site, apiUrl, resources) },
      ],
    });
  }
  return { sites, closed, missing };
}

const buildOf = (app: string) => join(repository, 'apps', app, 'dist');

function copyBuild(app: string, folder: string): void {
  const build = buildOf(app);
  if (!existsSync(join(build, 'site'))) {
    throw new Error(`There is no built site at ${build}: run "npm run evidence", which builds it.`);
  }
  cpSync(build, join(folder, app), { recursive: true });
}

/** As `npm run publish-jobs` does. */
async function writeJobPages(folder: string, { server }: ServerRun): Promise<void> {
  const JOBS_FROM = `http://127.0.0.1:${server.port}`;
  for (const { app } of regions) {
    const env = { PATH: process.env['PATH'], SITE_FOLDER: join(folder, app, 'site'), JOBS_FROM };
    await run(process.execPath, [join(buildOf(app), 'prerender/prerender.js')], { env });
  }
}

/** Closes some jobs; @returns their ids. */
async function closeJobs({ place }: ServerRun): Promise<number[]> {
  const ids = [2, 5, 17];
  const { code, errors } = await runCliProcess(
    place.environment,
    'jobs',
    'close',
    ...ids.map(String),
  );
  if (code !== 0) throw new Error(errors);
  return ids;
}

/** Starts the site server as a process of its own; @returns its address. */
export async function startSiteServer(
  folder: string,
  apiUrl: string,
  resources: AsyncDisposableStack,
): Promise<string> {
  const port = await getPort();
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: join(repository, 'tooling/hosting'),
    env: {
      PATH: process.env['PATH'],
      SITE_FOLDER: folder,
      PORT: String(port),
      API_URL: apiUrl,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  resources.defer(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  });
  const url = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${url}/home`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return url;
}

/** The paths of the files that visitors may read, pages aside. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^_|\.(?:html|br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}
