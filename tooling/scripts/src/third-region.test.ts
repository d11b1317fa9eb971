import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { inRepository } from './command.ts';
import type * as settingsModule from './settings.ts';
import type * as startServerModule from './start-server.ts';

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
const campaign = (title: string, others: object) => ({
  $schema: '../../generated/page.json',
  meta: {
    title,
    description:
      'What a savings cooperative needs to pay its members by phone, and how we build it.',
  },
  sections: [
    {
      kind: 'hero',
      heading: title,
      text: 'We build wallets for savings cooperatives, each with a ledger of its own.',
    },
    {
      kind: 'quote',
      text: 'The ledger balanced on the first evening.',
      name: 'Grace Wanjiru',
      role: 'Treasurer',
    },
  ],
  ...others,
});
const copyOptions = { recursive: true, verbatimSymlinks: true };
/** Milliseconds after which a build is considered hung. */
const timeout = 240_000;

/**
 * Copies the repository's sources. Packages of the copy import each other, since a package's
 * `node_modules` holds relative links; packages from the registry are linked, not copied.
 */
async function copyRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'repository-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const filter = (path: string) =>
    !/\/(?:\.(?!bin)[^/]*|dist|storybook-static|test-results)$/.test(path);
  for (const part of ['apps', 'packages', 'tooling', 'package.json']) {
    await cp(inRepository(part), join(folder, part), { ...copyOptions, filter });
  }
  await symlink(inRepository('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Replaces the one occurrence of a text in a file. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const parts = (await readFile(file, 'utf8')).split(from);
  expect(parts, `${file} has ${from} once`).toHaveLength(2);
  await writeFile(file, parts.join(to));
}

test(
  'builds a third region and campaign pages from a record each, a flag and a copy of an app folder',
  { timeout },
  async () => {
    const repository = await copyRepository();
    const app = join(repository, 'apps/new-zealand');
    const end = '] as const satisfies readonly RegionRecord[];';
    await edit(join(repository, 'packages/regions/src/regions.ts'), end, regionRecord + end);
    await writeFile(join(repository, 'packages/design-system/flags/nz.svg'), flag);
    await cp(join(repository, 'apps/usa'), app, copyOptions);
    await edit(join(app, 'package.json'), '@kestrova/usa', '@kestrova/new-zealand');
    await edit(join(app, 'src/region.ts'), "'us'", "'nz'");
    await edit(join(app, 'src/region.ts'), '4002', '4003');

    const campaigns = join(repository, 'packages/content/content/pages/campaigns');
    await mkdir(campaigns);
    for (const [slug, record] of Object.entries({
      wallets: campaign('Wallets for Cooperatives', { breadcrumb: ['/home'] }),
      hidden: campaign('Wallets by Invitation', { noindex: true, lastDay: '2999-12-31' }),
      over: campaign('Wallets of Last Year', { lastDay: '2025-12-31' }),
    })) {
      await writeFile(join(campaigns, `${slug}.json`), JSON.stringify(record));
    }

    const scripts = join(repository, 'tooling/scripts/src');
    const { readSettings } = (await import(`${scripts}/settings.ts`)) as typeof settingsModule;
    const { operate, startApi, startSite } = (await import(
      `${scripts}/start-server.ts`
    )) as typeof startServerModule;
    const environment = { DATA_DIR: join(repository, '.data'), API_PORT: String(await getPort()) };
    const settings = readSettings(environment);
    await mkdir(settings.dataDir);
    const api = await startApi(settings);
    onTestFinished(api.stop);
    const file = join(repository, 'jobs.json');
    await writeFile(file, JSON.stringify([job]));
    await operate(settings, 'jobs', 'import', file);
    for (const command of [
      ['node_modules/ts7/bin/tsc', '--noEmit'],
      ['node_modules/vite/bin/vite.js', 'build'],
      ['dist/server.js', 'prerender'],
    ]) {
      await run('node', command, { cwd: app, env: { ...process.env, ...environment } });
    }

    const record = settings.sites.find((site) => site.app === 'new-zealand');
    expect.assert(record);
    const port = await getPort();
    const site = await startSite(settings, { ...record, port });
    onTestFinished(site.stop);
    const request = (path: string) =>
      fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
    const read = async (path: string) => (await request(path)).text();
    const html = await read('/careers');
    expect(html).toContain(job.jobTitle);
    expect(html).toContain('<html lang="en-NZ">');
    expect(html).toContain('alt="NEW ZEALAND"');
    expect(html).toContain('href="http://localhost:4002/careers"');
    const list = `${settings.apiOrigin}/v1/website/job/get-all-jobs?jobCountry=`;
    expect(await (await fetch(`${list}New%20Zealand`)).json()).toMatchObject([
      { jobTitle: job.jobTitle },
    ]);
    expect(await (await fetch(`${list}Fiji`)).json()).toEqual({
      exceptionMsg: 'Country must be India, USA, or New Zealand.',
    });

    const wallets = await read('/campaigns/wallets');
    expect(wallets).toContain('The ledger balanced on the first evening.');
    expect(wallets).toContain('"@type":"BreadcrumbList"');
    expect(await read('/campaigns/hidden')).toContain('<meta name="robots" content="noindex"/>');
    const over = await request('/campaigns/over');
    expect([over.status, over.headers.get('location')]).toEqual([302, '/home']);
    expect((await request('/share/campaigns/wallets.png')).status).toBe(200);
    const sitemap = await read('/sitemap.xml');
    expect([...sitemap.matchAll(/\/campaigns\/(\w+)<\/loc>/g)].map(([, slug]) => slug)).toEqual([
      'wallets',
    ]);
  },
);
