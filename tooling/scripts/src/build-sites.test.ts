import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceFolder, servedFolder, writeJobPages } from './build-sites.ts';
import { inRepository } from './command.ts';
import { readSettings } from './settings.ts';

/** Instead of pages, writes the current jobs into the site. */
const prerender = `import { writeFileSync } from 'node:fs';
const jobs = await fetch(process.env.JOBS_FROM + '/v1/website/job/get-all-jobs');
writeFileSync(process.env.SITE_FOLDER + '/jobs.json', await jobs.text());
`;

test('writes the pages again if the jobs change in the meantime', async () => {
  // A path below apps/, outside of the workspace's packages.
  const app = `../node_modules/.cache/app-${process.pid}`;
  const build = inRepository('apps', app, 'dist');
  const dataDir = await mkdtemp(join(tmpdir(), 'sites-'));
  const lists = ['[1]', '[1]', '[1,2]', '[1,2]', '[1,2]'];
  const api = createServer((_request, response) => response.end(lists.shift() ?? '[]'));
  await once(api.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    await once(api.close(), 'close');
    await rm(dataDir, { recursive: true });
    await rm(inRepository('apps', app), { recursive: true });
  });
  for (const folder of ['site', 'prerender']) {
    await mkdir(join(build, folder), { recursive: true });
  }
  await writeFile(join(build, 'prerender/prerender.js'), prerender);
  await writeFile(join(build, 'manifest.json'), '{}');
  const settings = readSettings({ DATA_DIR: dataDir });
  const sites = settings.sites.slice(0, 1).map((site) => ({ ...site, app }));
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  await writeJobPages({ ...settings, sites }, origin, true);
  const written = join(servedFolder(settings, app), 'jobs.json');
  expect([await readFile(written, 'utf8'), lists]).toEqual(['[1,2]', []]);
});

test('keeps one of the folders that are put in the same place at once', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'sites-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const served = join(parent, 'served');
  const names = Array.from({ length: 50 }, (_, index) => `work-${index}`);
  await mkdir(served);
  for (const name of names) await mkdir(join(parent, name, 'new', name), { recursive: true });
  await Promise.all(names.map((name) => replaceFolder(served, join(parent, name, 'new'))));
  expect(names).toContain((await readdir(served)).join());
});
