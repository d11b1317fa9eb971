import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type * as filesModule from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { servedFolder, writeJobPages } from './build-sites.ts';
import { inRepository } from './command.ts';
import { readSettings } from './settings.ts';

vi.mock('node:fs/promises', async (load) => {
  const files = await load<typeof filesModule>();
  return { ...files, rename: vi.fn<typeof files.rename>(files.rename) };
});

/** Instead of pages, writes the API's response into the site; one page only if it is missing. */
const prerender = `import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
const folder = process.env.SITE_FOLDER;
const jobs = await fetch(process.env.JOBS_FROM + '/job');
writeFileSync(folder + '/jobs.json', await jobs.text());
if (!existsSync(folder + '/careers.html')) {
  mkdirSync(folder + '/assets', { recursive: true });
  for (const file of ['careers.html', 'assets/later-5af0ea5d.css']) {
    writeFileSync(folder + '/' + file, 'written once');
  }
}
`;

/** Starts an API. Returns functions that publish its jobs on a site, and that read the published ones. */
async function startSite(listener: RequestListener) {
  // `apps/<app>` leads out of apps/, since a folder there would be a package of the workspace.
  const app = `../node_modules/.cache/app-${process.pid}`;
  const build = inRepository('apps', app, 'dist');
  const dataDir = await mkdtemp(join(tmpdir(), 'sites-'));
  const api = createServer(listener);
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
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  return {
    build,
    publish: () => writeJobPages({ ...settings, apiOrigin, sites }, true),
    readPublished: (file = 'jobs.json') =>
      readFile(join(servedFolder(settings, app), file), 'utf8'),
  };
}

test('writes the pages again if the jobs change while it writes them', async () => {
  const lists = ['[1]', '[1]', '[1,2]', '[1,2]', '[1,2]'];
  const { publish, readPublished } = await startSite((_request, response) => {
    response.end(lists.shift() ?? '[]');
  });
  await publish();
  expect([await readPublished(), lists]).toEqual(['[1,2]', []]);
});

test('keeps a page that is not written again, with its style sheet', async () => {
  const { publish, readPublished } = await startSite((_request, response) => {
    response.end('[1]');
  });
  await publish();
  await publish();
  for (const file of ['careers.html', 'assets/later-5af0ea5d.css']) {
    expect(await readPublished(file)).toBe('written once');
  }
});

test('keeps the earlier pages if the new ones cannot be moved to their place', async () => {
  const lists = ['[1]', '[1]', '[1]'];
  const { publish, readPublished } = await startSite((_request, response) => {
    response.end(lists.shift() ?? '[2]');
  });
  await publish();
  const { rename: move } = await vi.importActual<typeof filesModule>('node:fs/promises');
  vi.mocked(rename)
    .mockImplementationOnce(move)
    .mockRejectedValueOnce(new Error('cannot be moved'));
  await expect(publish()).rejects.toThrow('cannot be moved');
  expect(await readPublished()).toBe('[1]');
});

test('waits until another publication has ended, and then publishes what is new', async () => {
  const { promise: firstPage, resolve: holdFirstPage } = Promise.withResolvers<ServerResponse>();
  const waiting = Promise.withResolvers<void>();
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    if (line.includes('Waiting')) waiting.resolve();
  });
  let pages = 0;
  const { publish, readPublished } = await startSite((request, response) => {
    if (request.url !== '/job') response.end('[1]');
    else if ((pages += 1) === 1) holdFirstPage(response);
    else response.end('new description');
  });
  const slow = publish();
  const page = await firstPage;
  const next = publish();
  await waiting.promise;
  page.end('old description');
  await slow;
  expect(await readPublished()).toBe('old description');
  await next;
  expect([await readPublished(), pages]).toEqual(['new description', 2]);
});

test('names the command that builds a site if there is no build', async () => {
  const { publish, build } = await startSite((_request, response) => {
    response.end('[]');
  });
  await rm(build, { recursive: true });
  await expect(publish()).rejects.toThrow(`${build} has no built site. Run "npm run build".`);
});
