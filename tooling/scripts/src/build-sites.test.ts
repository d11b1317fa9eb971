import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { servedFolder, writeJobPages } from './build-sites.ts';
import { inRepository } from './command.ts';
import { readSettings } from './settings.ts';

/** Instead of pages, writes what the API responds into the site. */
const prerender = `import { writeFileSync } from 'node:fs';
const jobs = await fetch(process.env.JOBS_FROM + '/job');
writeFileSync(process.env.SITE_FOLDER + '/jobs.json', await jobs.text());
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
    dataDir,
    publish: () => writeJobPages({ ...settings, apiOrigin, sites }, true),
    readPublished: () => readFile(join(servedFolder(settings, app), 'jobs.json'), 'utf8'),
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

test('waits until another process that writes pages has ended', async () => {
  const { publish, dataDir } = await startSite((_request, response) => response.end('[]'));
  const [lock, end] = [join(dataDir, 'sites/lock'), join(dataDir, 'end')];
  await mkdir(join(dataDir, 'sites'));
  const hold = `const lock = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
lock.exec('begin exclusive');
console.log('locked');
setTimeout(() => require('node:fs').writeFileSync(process.argv[2], ''), 200);`;
  const other = spawn(process.execPath, ['-e', hold, lock, end]);
  await once(other.stdout, 'data');
  await publish();
  expect(existsSync(end)).toBe(true);
});
