import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeSampleBuild } from '../server/testing/sample-build.ts';
import { writeSite } from './write-site.ts';

// Pictures take seconds.
vi.mock(import('./render-png.ts'), () => ({ renderPng: async () => new Uint8Array() }));

test('writes every page with a compressed copy, and keeps Careers without jobs out of search', async () => {
  const { folder, remove } = await writeSampleBuild();
  onTestFinished(remove);
  await writeSite('us', folder);
  const read = (name: string) => readFile(join(folder, name));
  expect(await readdir(folder)).toEqual(
    expect.arrayContaining([
      '404.html',
      'jobs.xml',
      'robots.txt',
      'sitemap.xml',
      'terms-policy.html',
    ]),
  );
  const home = await read('home.html');
  expect(home.toString()).toContain('<link rel="canonical"');
  expect(gunzipSync(await read('home.html.gz'))).toEqual(home);
  const careers = (await read('careers.html')).toString();
  expect(careers).toContain('noindex');
  expect(careers).toContain('data-prerendered');
  const sitemap = (await read('sitemap.xml')).toString();
  expect(sitemap).toContain('/careers</loc>');
  // The list again, with one story marked.
  expect(sitemap).not.toContain('/impact-stories/');
});

test('writes where to report a vulnerability, valid for a year', async () => {
  const { folder, remove } = await writeSampleBuild();
  onTestFinished(remove);
  await writeSite('us', folder);
  const text = await readFile(join(folder, '.well-known/security.txt'), 'utf8');
  expect(text).toContain('Canonical: http://localhost:4002/.well-known/security.txt');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(364 * 24 * 60 * 60 * 1000);
});
