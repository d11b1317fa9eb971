import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { storyCards } from '@kestrova/content';
import { paths } from '@kestrova/paths';
import { compressFolder } from '../../prerender/compress.ts';

const sources = [
  ...Object.keys(paths).map((page) => `/${page}-page.tsx`),
  ...storyCards.map(({ key }) => `/storyLoaders/${key}`),
];
const manifest = {
  main: { file: 'assets/main.js', isEntry: true },
  ...Object.fromEntries(sources.map((src) => [src, { file: 'assets/page.js', src }])),
};

const head = '<!doctype html><meta charset="utf-8"/>';
const files: Record<string, string> = {
  'site/.vite/manifest.json': JSON.stringify(manifest),
  'site/home.html': `${head}<h1>Home</h1>`,
  'site/services.html': `${head}<h1>Our Services</h1>`,
  'site/services/ai-services.html': `${head}<h1>AI</h1>`,
  'site/version-2.0.html': `${head}<h1>Version</h1>`,
  'site/careers.html': `${head}<h1>Careers, filled by the browser</h1>`,
  'site/licence': 'MIT',
  'site/folder.d/file.txt': '',
  'site/impact-stories.html': `${head}<h1>Impact Stories</h1>`,
  'site/impact-stories/TUFBQg==.html': `${head}<h1>Impact Stories, MAAB marked</h1>`,
  'site/impact-stories-details/TUFBQg==.html': `${head}<h1>MAAB</h1>`,
  'site/404.html': `${head}<h1>Not here</h1>`,
  'site/assets/entry-1a2b.js': 'export const answer = 42;',
  'site/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site/site.webmanifest': '{}',
  'site/robots.txt': 'User-agent: *',
  'site/.well-known/security.txt': 'Contact: mailto:a@b.example',
  'site/.env': 'SECRET=1',
  'secret.txt': 'secret',
};

/** Writes a small build of a site, with a secret file beside the folder that visitors see. */
export async function writeSampleBuild() {
  const build = await mkdtemp(join(tmpdir(), 'sample-build-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(build, name)), { recursive: true });
    await writeFile(join(build, name), content);
  }
  const folder = join(build, 'site');
  await compressFolder(folder);
  return { folder, remove: () => rm(build, { recursive: true }) };
}
