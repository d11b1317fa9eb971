import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveSite, type SiteServer } from '@kestrova/hosting';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inRepository } from './command.ts';

const run = promisify(execFile);

const regionRecord = `  {
    code: 'nz',
    name: 'NEW ZEALAND',
    country: 'New Zealand',
    countryInText: 'Aotearoa New Zealand',
    app: 'new-zealand',
    origin: 'http://localhost:4003',
    flag: 'nz',
    defaultJobCountry: 'nz',
    locale: 'en-NZ',
    hreflang: 'en-NZ',
    offices: [WILMINGTON],
  },
`;
const flag = '<svg xmlns="http://www.w3.org/2000/svg"><title>NEW ZEALAND</title></svg>';
const job = {
  jobCode: 'NZ-1',
  jobTitle: 'Lighthouse Keeper',
  jobLocation: 'Dunedin',
  jobCountry: 'New Zealand',
  experince: 3,
  jobLevel: 'Mid',
  jobType: 'Full-time',
  jobMode: 'On-site',
  jobInfo: 'Keep the light.',
  jobDescription: 'Keep the light on.',
};

const fromSource = '--conditions=@kestrova/source';
/** Milliseconds after which a build counts as hung. */
const timeout = 240_000;

let repository: string;
let api: ChildProcess;
let apiOrigin: string;
let site: SiteServer;

beforeAll(async () => {
  repository = await copyRepository();
  await addRegion();
  apiOrigin = await startApi();
  site = await buildAndServe();
}, timeout);

afterAll(async () => {
  await site?.close();
  api?.kill();
  await rm(repository, { recursive: true, force: true });
});

/**
 * Copies the repository's sources. Packages of the copy import each other, since a package's
 * `node_modules` holds relative links; what they import from the registry is linked, not copied.
 * @returns the folder of the copy, for the caller to change and to remove.
 */
async function copyRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'repository-'));
  const isSource = (path: string) =>
    !/\/(?:\.(?!bin)[^/]*|dist|storybook-static|test-results)$/.test(path);
  for (const part of ['apps', 'packages', 'tooling', 'package.json']) {
    await cp(inRepository(part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isSource,
    });
  }
  await symlink(inRepository('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** All that a region needs: a record, a flag, and a copy of an app's folder. */
async function addRegion(): Promise<void> {
  const end = '] as const satisfies readonly RegionRecord[];';
  await edit('packages/regions/src/regions.ts', end, regionRecord + end);
  await writeFile(join(repository, 'packages/design-system/flags/nz.svg'), flag);
  const options = { recursive: true, verbatimSymlinks: true };
  await cp(join(repository, 'apps/usa'), join(repository, 'apps/new-zealand'), options);
  await edit('apps/new-zealand/package.json', '@kestrova/usa', '@kestrova/new-zealand');
  await edit('apps/new-zealand/src/region.ts', "'us'", "'nz'");
  await edit('apps/new-zealand/src/region.ts', '4002', '4003');
}

/** Replaces the one occurrence of a text in a file of the copy. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const parts = (await readFile(join(repository, file), 'utf8')).split(from);
  expect(parts, `${file} has ${from} once`).toHaveLength(2);
  await writeFile(join(repository, file), parts.join(to));
}

/** Runs Node in a folder of the copy; rejects where it fails. */
async function runNode(folder: string, args: string[], settings: NodeJS.ProcessEnv = {}) {
  const options = { cwd: join(repository, folder), env: { ...process.env, ...settings } };
  await run(process.execPath, args, options);
}

/** Starts the API, and imports the job with the operator's command line. */
async function startApi(): Promise<string> {
  const port = await getPort();
  const settings = { DATA_DIR: join(repository, '.data'), API_PORT: String(port) };
  api = spawn(process.execPath, [fromSource, 'src/server.ts'], {
    cwd: join(repository, 'apps/api'),
    env: { ...process.env, ...settings, LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  const origin = `http://localhost:${port}`;
  const isReady = async () => expect((await fetch(`${origin}/health/ready`)).ok).toBe(true);
  await vi.waitFor(isReady, { timeout: 60_000, interval: 200 });
  const file = join(repository, 'jobs.json');
  await writeFile(file, JSON.stringify([job]));
  await runNode('apps/api', [fromSource, 'src/cli/kestrova.ts', 'jobs', 'import', file], settings);
  return origin;
}

/** Builds the new region's site, and gives its jobs their pages. */
async function buildAndServe(): Promise<SiteServer> {
  const port = await getPort();
  const settings = {
    ORIGIN_NZ: `http://localhost:${port}`,
    API_ORIGIN: apiOrigin,
    JOBS_FROM: apiOrigin,
  };
  await runNode('apps/new-zealand', ['node_modules/vite/bin/vite.js', 'build'], settings);
  await runNode('apps/new-zealand', ['dist/prerender/prerender.js'], settings);
  const folder = join(repository, 'apps/new-zealand/dist/site');
  return serveSite({ folder, port, apiBaseUrl: apiOrigin });
}

test(
  'builds a third region from a record, a flag and a copy of an app folder',
  { timeout },
  async () => {
    await runNode('apps/new-zealand', ['node_modules/ts7/bin/tsc', '--noEmit']);
  },
);

test('lists jobs and links to the other sites on the site of a third region', async () => {
  const html = await (await fetch(`${site.url}/careers`)).text();
  expect(html).toContain(job.jobTitle);
  expect(html).toContain('alt="NEW ZEALAND"');
  expect(html).toContain('href="http://localhost:4002/careers"');
  const list = await fetch(`${apiOrigin}/v1/website/job/get-all-jobs?jobCountry=New%20Zealand`);
  expect(await list.json()).toMatchObject([{ jobTitle: job.jobTitle }]);
});
