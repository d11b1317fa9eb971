import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { serveSite, type SiteServer } from '@kestrova/hosting';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyRepository, type RepositoryCopy } from './testing/copy-repository.ts';

const record = `  {
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
    map: { latitude: -41.2866, longitude: 174.7756 },
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
  jobRequirements: '',
  skills: '',
  qualification: '',
  benifits: '',
  createdDate: '2026-01-01',
};
const fromSource = '--conditions=@kestrova/source';

let copy: RepositoryCopy;
let api: ChildProcess;
let browser: Browser;
let apiOrigin: string;
const sites: Record<string, SiteServer> = {};

beforeAll(async () => {
  copy = await copyRepository();
  await addRegion();
  apiOrigin = await startApi();
  const [usa, newZealand] = await Promise.all([findFreePort(), findFreePort()]);
  const settings = {
    ORIGIN_US: `http://localhost:${usa}`,
    ORIGIN_NZ: `http://localhost:${newZealand}`,
    API_ORIGIN: apiOrigin,
  };
  await Promise.all([
    buildAndServe('usa', usa, settings),
    buildAndServe('new-zealand', newZealand, { ...settings, JOBS_FROM: apiOrigin }),
  ]);
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await Promise.all(Object.values(sites).map((site) => site.close()));
  api?.kill();
  await copy?.remove();
});

/** All that a region needs: a record, a flag, and a copy of an app's folder. */
async function addRegion(): Promise<void> {
  const end = '] as const satisfies readonly RegionRecord[];';
  await copy.edit('packages/regions/src/regions.ts', end, record + end);
  await copy.write('packages/design-system/flags/nz.svg', flag);
  await copy.duplicate('apps/usa', 'apps/new-zealand');
  await copy.edit('apps/new-zealand/package.json', '@kestrova/usa', '@kestrova/new-zealand');
  await copy.edit('apps/new-zealand/src/region.ts', "'us'", "'nz'");
  await copy.edit('apps/new-zealand/src/region.ts', '4002', '4003');
}

/** Imports the job with the operator's command line, and starts the API on the same data. */
async function startApi(): Promise<string> {
  const port = await findFreePort();
  const settings = { DATA_DIR: join(copy.folder, '.data'), API_PORT: String(port) };
  await copy.write('jobs.json', JSON.stringify([job]));
  const command = ['src/cli/kestrova.ts', 'jobs', 'import', join(copy.folder, 'jobs.json')];
  api = spawn(process.execPath, [fromSource, 'src/server.ts'], {
    cwd: join(copy.folder, 'apps/api'),
    env: { ...process.env, ...settings, LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  const origin = `http://localhost:${port}`;
  const isReady = async () => expect((await fetch(`${origin}/health/ready`)).ok).toBe(true);
  await vi.waitFor(isReady, { timeout: 60_000, interval: 200 });
  await copy.runNode('apps/api', [fromSource, ...command], settings);
  return origin;
}

async function buildAndServe(app: string, port: number, settings: NodeJS.ProcessEnv) {
  const folder = join('apps', app);
  await copy.runNode(folder, ['node_modules/vite/bin/vite.js', 'build'], settings);
  await copy.runNode(folder, ['dist/prerender/prerender.js'], settings);
  const site = join(copy.folder, folder, 'dist/site');
  sites[app] = await serveSite({ folder: site, port, apiBaseUrl: apiOrigin });
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

test('a third region is one record, a flag and a copy of an app folder', async () => {
  await copy.runNode('apps/new-zealand', ['node_modules/ts7/bin/tsc', '--noEmit']);
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
