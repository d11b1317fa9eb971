import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumLaunch } from '@kestrova/config/chromium';
import { serveSite, type SiteServer } from '@kestrova/hosting';
import getPort from 'get-port';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyRepository } from './testing/copy-repository.ts';

const run = promisify(execFile);

const pageCopy = `export const portServicesPage = {
  meta: { title: 'Port Operations', description: 'Berths, pilots and tugs planned on one screen.' },
  hero: { heading: 'Port Operations', text: 'No ship waits outside the port without a reason.' },
};
`;
const pageComponent = `import { Hero } from '@kestrova/design-system';

export function PortServicesPage({ copy: { hero } }: { copy: { hero: { heading: string; text: string } } }) {
  return <Hero title={hero.heading} lead={hero.text} />;
}
`;
const route = `  'port-services': definePage({
    path: '/services/port-services',
    component: lazyExport('PortServicesPage', () => import('./pages/port-services/port-services-page.tsx')),
    copy: lazyExport('portServicesPage', () => import('@kestrova/content/pages/port-services')),
  }),
`;
const regionRecord = `  {
    code: 'nz',
    name: 'NEW ZEALAND',
    country: 'New Zealand',
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
const apps = ['usa', 'new-zealand'] as const;

/** Milliseconds after which a build counts as hung. */
const timeout = 240_000;

let repository: string;
let api: ChildProcess;
let apiOrigin: string;
let browser: Browser;
const sites: Partial<Record<(typeof apps)[number], SiteServer>> = {};

beforeAll(async () => {
  repository = await copyRepository();
  await addPage();
  await addRegion();
  apiOrigin = await startApi();
  const [usa, newZealand] = await Promise.all([getPort(), getPort()]);
  const settings = {
    ORIGIN_US: `http://localhost:${usa}`,
    ORIGIN_NZ: `http://localhost:${newZealand}`,
    API_ORIGIN: apiOrigin,
  };
  await buildAndServe('usa', usa, settings);
  await buildAndServe('new-zealand', newZealand, { ...settings, JOBS_FROM: apiOrigin });
  browser = await chromium.launch(chromiumLaunch);
}, timeout);

afterAll(async () => {
  await browser?.close();
  await Promise.all(Object.values(sites).map((site) => site.close()));
  api?.kill();
  await rm(repository, { recursive: true, force: true });
});

/** All that a page needs: its copy, its component and a line in the list of routes. */
async function addPage(): Promise<void> {
  await write('packages/content/src/pages/port-services.ts', pageCopy);
  await write('packages/site/src/pages/port-services/port-services-page.tsx', pageComponent);
  const end = '};\n\n/** The name of a page. */';
  await edit('packages/site/src/routes.tsx', end, route + end);
}

/** All that a region needs: a record, a flag, and a copy of an app's folder. */
async function addRegion(): Promise<void> {
  const end = '] as const satisfies readonly RegionRecord[];';
  await edit('packages/regions/src/regions.ts', end, regionRecord + end);
  await write('packages/design-system/flags/nz.svg', flag);
  const options = { recursive: true, verbatimSymlinks: true };
  await cp(join(repository, 'apps/usa'), join(repository, 'apps/new-zealand'), options);
  await edit('apps/new-zealand/package.json', '@kestrova/usa', '@kestrova/new-zealand');
  await edit('apps/new-zealand/src/region.ts', "'us'", "'nz'");
  await edit('apps/new-zealand/src/region.ts', '4002', '4003');
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(repository, file)), { recursive: true });
  await writeFile(join(repository, file), text);
}

/** Replaces the one occurrence of a text in a file of the copy. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const parts = (await readFile(join(repository, file), 'utf8')).split(from);
  expect(parts, `${file} has ${from} once`).toHaveLength(2);
  await write(file, parts.join(to));
}

/** Runs Node in a folder of the copy and returns what it printed; rejects where it fails. */
async function runNode(folder: string, args: string[], settings: NodeJS.ProcessEnv = {}) {
  const options = { cwd: join(repository, folder), env: { ...process.env, ...settings } };
  return (await run(process.execPath, args, options)).stdout;
}

/** Starts the API, and imports the job with the operator's command line. */
async function startApi(): Promise<string> {
  const port = await getPort();
  const settings = { DATA_DIR: join(repository, '.data'), API_PORT: String(port) };
  await write('jobs.json', JSON.stringify([job]));
  api = spawn(process.execPath, [fromSource, 'src/server.ts'], {
    cwd: join(repository, 'apps/api'),
    env: { ...process.env, ...settings, LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  const origin = `http://localhost:${port}`;
  const isReady = async () => expect((await fetch(`${origin}/health/ready`)).ok).toBe(true);
  await vi.waitFor(isReady, { timeout: 60_000, interval: 200 });
  const file = join(repository, 'jobs.json');
  await runNode('apps/api', [fromSource, 'src/cli/kestrova.ts', 'jobs', 'import', file], settings);
  return origin;
}

async function buildAndServe(
  app: (typeof apps)[number],
  port: number,
  settings: NodeJS.ProcessEnv,
) {
  await runNode(`apps/${app}`, ['node_modules/vite/bin/vite.js', 'build'], settings);
  await runNode(`apps/${app}`, ['dist/prerender/prerender.js'], settings);
  const folder = join(repository, 'apps', app, 'dist/site');
  sites[app] = await serveSite({ folder, port, apiBaseUrl: apiOrigin });
}

test.each(apps)('the site of %s has a page that three places name', async (app) => {
  const read = async (path: string) => (await fetch(`${sites[app]?.url}${path}`)).text();
  const html = await read('/services/port-services');
  expect(html).toContain('No ship waits outside the port');
  expect(html).toContain('content="Berths, pilots and tugs planned on one screen."');
  expect(html).toMatch(/data-modules="[^"]*\/port-services-page-[^"]*\/port-services-/);
  expect(await read('/sitemap.xml')).toContain('/services/port-services</loc>');
  // The list of what links fetch ahead.
  expect(await read('/pages.json')).toContain('"port-services":[');
});

test('a third region is one record, a flag and a copy of an app folder', { timeout }, async () => {
  await runNode('apps/new-zealand', ['node_modules/ts7/bin/tsc', '--noEmit']);
});

test("another region's visitor switches to it, and it lists its jobs", async () => {
  const page = await browser.newPage();
  await page.goto(`${sites['usa']?.url}/careers`);
  await page.locator('summary', { has: page.getByAltText('USA') }).click();
  await page.getByRole('link', { name: 'NEW ZEALAND' }).click();
  await page.waitForURL(`${sites['new-zealand']?.url}/careers`);
  await expect(page.getByText(job.jobTitle).first().waitFor()).resolves.toBeUndefined();
  expect(await page.locator('summary img').getAttribute('alt')).toBe('NEW ZEALAND');
  const list = await fetch(`${apiOrigin}/v1/website/job/get-all-jobs?jobCountry=New%20Zealand`);
  expect(await list.json()).toMatchObject([{ jobTitle: job.jobTitle }]);
});
