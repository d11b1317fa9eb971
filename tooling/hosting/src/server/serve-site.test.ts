import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRequest } from '../testing/send-request.ts';
import { writeSampleSite } from '../testing/sample-site.ts';
import { serveSite, type SiteServer } from './serve-site.ts';

// What nginx does in its own way; all that both must do is in ../static-hosts.test.ts.
let sample: Awaited<ReturnType<typeof writeSampleSite>>;
let site: SiteServer;

beforeAll(async () => {
  sample = await writeSampleSite();
  site = await serveSite({ folder: sample.folder, port: 0 });
});

afterAll(async () => {
  await site.close();
  await sample.remove();
});

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['zstd', null],
])('for "Accept-Encoding: %s" sends %s', async (accepted, sent) => {
  const headers = { 'Accept-Encoding': accepted };
  const response = await sendRequest(site.url, { path: '/services', headers });
  expect(response.headers.get('content-encoding')).toBe(sent);
});

test('responds 404 to a path longer than any file name', async () => {
  const path = `/${'long'.repeat(1000)}`;
  expect((await sendRequest(site.url, { path })).status).toBe(404);
});

test('sends a page that is rewritten from the next request on', async () => {
  await fetch(`${site.url}/home`);
  await writeFile(join(sample.folder, 'home.html'), '<h1>Home, renewed</h1>');
  const response = await sendRequest(site.url, { path: '/home' });
  expect(response.text).toContain('renewed');
});
