import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeDeliveryFiles } from '../index.ts';

const head = '<!doctype html><meta charset="utf-8"/>';
const files: Record<string, string> = {
  'home.html': `${head}<h1>Home</h1>`,
  'services.html': `${head}<style>h1{color:navy}</style><h1>Our Services</h1>`,
  'services/ai-services.html': `${head}<h1>AI</h1>`,
  'about-us/index.html': `${head}<h1>About</h1>`,
  'version-2.0.html': `${head}<h1>Version</h1>`,
  licence: 'MIT',
  'folder.d/file.txt': '',
  'impact-stories.html': `${head}<h1>Impact Stories</h1>`,
  'impact-stories/TUFBQg==.html': `${head}<h1>Impact Stories, MAAB marked</h1>`,
  'careers/job-description/MQ==.html': `${head}<h1>Engineer</h1>`,
  'impact-stories-details/TUFBQg==.html': `${head}<h1>MAAB</h1>`,
  '404.html': `${head}<h1>Not here</h1>`,
  'assets/entry-1a2b.js': 'export const answer = 42;',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  '.env': 'SECRET=1',
};

/** Writes a small built site, and a secret file beside its folder. */
export async function writeSampleSite() {
  const folder = join(await mkdtemp(join(tmpdir(), 'sample-site-')), 'site');
  for (const [name, content] of Object.entries({ ...files, '../secret.txt': 'secret' })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const siteOrigin = 'http://localhost:4002';
  await writeDeliveryFiles({ folder, siteOrigin, apiBaseUrl: '/v1/website' });
  return { folder, remove: () => rm(dirname(folder), { recursive: true }) };
}
