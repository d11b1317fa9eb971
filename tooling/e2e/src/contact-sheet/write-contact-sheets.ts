import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumExecutable, chromiumFlags } from '../stack/chromium.ts';
import { startStack } from '../stack/start-stack.ts';
import { composeSheet } from './compose-sheet.ts';
import { photograph } from './photograph.ts';

/**
 * Writes a sheet of all pages for each site, width and theme: `pnpm run contact-sheet`, or with
 * the names of the sheets that are wanted, such as `usa-1280-dark`.
 */
const TARGET = join(import.meta.dirname, '../../test-results/contact-sheets');
const PORTS = { india: 4296, usa: 4297 };
const API_PORT = 4295;

/** Widths of the window, and how wide a page is on its sheet. */
const WIDTHS = [
  { width: 360, thumbnail: 200 },
  { width: 768, thumbnail: 260 },
  { width: 1280, thumbnail: 340 },
  { width: 1920, thumbnail: 400 },
];
const THEMES = ['light', 'dark'] as const;

const wanted = new Set(process.argv.slice(2));
const dataFolder = join(TARGET, 'data');
await rm(TARGET, { recursive: true, force: true });
await mkdir(TARGET, { recursive: true });
const stack = await startStack({ apiPort: API_PORT, sites: PORTS, dataFolder });
const browser = await chromium.launch({
  executablePath: chromiumExecutable(),
  args: chromiumFlags(),
});
try {
  for (const [site, port] of Object.entries(PORTS)) {
    await writeSheetsOfSite(site, `http://localhost:${port}`);
  }
} finally {
  await browser.close();
  await stack.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function writeSheetsOfSite(site: string, origin: string): Promise<void> {
  const paths = await listPaths(origin);
  for (const { width, thumbnail } of WIDTHS) {
    for (const theme of THEMES) {
      const name = `${site}-${width}-${theme}`;
      if (wanted.size > 0 && !wanted.has(name)) continue;
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      const photographs = await photograph(context, origin, paths);
      await context.close();
      const sheet = await composeSheet(browser, photographs, { title: name, thumbnail });
      const file = join(TARGET, `${name}.png`);
      await writeFile(file, sheet);
      console.log(file);
    }
  }
}

/** Every page of the sitemap, but one job for all, since they are alike. */
async function listPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const isJob = (path: string) => path.includes('/job-description/');
  return [...paths.filter((path) => !isJob(path)), ...paths.filter(isJob).slice(0, 1)];
}
