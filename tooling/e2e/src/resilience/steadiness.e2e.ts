import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { holdFiles, openPage } from '../stack/open-page.ts';
import { JOB_PATH, STORY_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

/** Fallback fonts, and where Debian keeps them. */
const localFonts = {
  Arial: { folder: 'liberation', debianPackage: 'fonts-liberation' },
  Roboto: { folder: 'roboto', debianPackage: 'fonts-roboto-unhinted' },
  'Noto Sans': { folder: 'noto', debianPackage: 'fonts-noto-core' },
  'DejaVu Sans': { folder: 'dejavu', debianPackage: 'fonts-dejavu-core' },
};

/** The page whose text depends on the stored choice; without the query it shows the choice. */
const LEGAL_TEXT = '/terms-policy?text';

/** One page of each layout, since pages with the same layout use the same fallback fonts. */
const kindsOfPages = [
  '/home',
  '/services',
  '/services/fintech-services',
  '/services/gcc-services',
  '/impact-stories',
  STORY_PATH,
  '/about-us',
  '/careers',
  JOB_PATH,
  '/contact-us',
  '/terms-policy',
  LEGAL_TEXT,
];

const WIDTHS = [390, 1280];

/** Layout shift score: below it a header moves by a pixel or two, above it text jumps. */
const VISIBLE = 0.02;

/** A connection over which a document takes half a second; in bytes a second and milliseconds. */
const SLOW = { offline: false, latency: 50, downloadThroughput: 30_000, uploadThroughput: 30_000 };

test('moves nothing while a document is still arriving', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/home', '/careers', '/terms-policy']) {
      await page.goto(path, { waitUntil: 'load' });
      await checkSteadiness(page);
    }
  }
});

test('computes only what changes when an element or a style sheet is added', async ({
  browser,
  page,
}) => {
  // No style sheet is fetched ahead, since it might arrive while the trace is recorded.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const body = '@layer sections { .added { color: red; } }';
  await page.route('/added.css', (route) => route.fulfill({ contentType: 'text/css', body }));
  for (const [path, next] of [
    ['/home', '/services/fintech-services'],
    ['/careers', '/home'],
    ['/contact-us', '/services/fintech-services'],
  ] as const) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('body link[rel=stylesheet]')).toHaveCount(0);
    const html = await (await page.request.get(next)).text();
    const links = [...html.matchAll(/href="(\/assets\/[\w-]+\.css)"/g)];
    expect(links).not.toEqual([]);
    for (const [, href = ''] of links) await page.evaluate(addStyleSheet, href);

    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('p')));
    await page.evaluate(addStyleSheet, '/added.css');
    const trace = String(await browser.stopTracing());
    for (const counter of ['elementCount', 'dirtyObjects']) {
      const counts = Array.from(
        trace.matchAll(new RegExp(`"${counter}":(\\d+)`, 'g')),
        ([, count]) => Number(count),
      );
      const [most = 0] = counts.toSorted((one, other) => other - one);
      expect(counts, counter).not.toEqual([]);
      expect(most, `${counter} on ${path}: does :has() look at every child?`).toBeLessThan(50);
    }
  }
});

for (const [font, { folder, debianPackage }] of Object.entries(localFonts)) {
  // Only there can the fonts of a browser be set.
  if (process.platform !== 'linux') continue;
  test(`moves nothing when fonts and pictures are late on a device with ${font}`, async ({
    baseURL,
    launchOptions,
    playwright,
  }, testInfo) => {
    const fonts = `/usr/share/fonts/truetype/${folder}`;
    expect(existsSync(fonts), `Run "apt-get install ${debianPackage}".`).toBe(true);
    const fontconfig = testInfo.outputPath('fonts.conf');
    await writeFile(fontconfig, `<fontconfig><dir>${fonts}</dir></fontconfig>`);
    const env = { ...process.env, FONTCONFIG_FILE: fontconfig };
    // With hints, as on a device: on low-resolution screens they change the widths of text.
    const args = launchOptions.args?.filter((one) => !one.startsWith('--font-render-hinting'));
    await using browser = await playwright.chromium.launch({
      ...launchOptions,
      ...(args && { args }),
      env,
    });
    const page = await browser.newPage();
    await page.addInitScript(() => {
      if (location.search) localStorage.setItem('page', 'policy');
      else localStorage.removeItem('page');
    });
    for (const path of kindsOfPages) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const release = await holdFiles(page, /\.(?:woff2|svg|webp|avif|jpg|png)$/);
        // Not `load`, which waits for what is preloaded.
        await page.goto(new URL(path, baseURL).href, { waitUntil: 'commit' });
        await expectPainted(page);
        if (path === LEGAL_TEXT) await expectLegalText(page);
        release();
        await page.waitForLoadState('load');
        await checkSteadiness(page);
        await page.unrouteAll({ behavior: 'wait' });
      }
    }
  });
}

/** Adds a style sheet to the head, and resolves once the frame after its arrival is rendered. */
async function addStyleSheet(href: string): Promise<void> {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise((resolve) => sheet.addEventListener('load', resolve));
  document.head.append(sheet);
  await loaded;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Waits for the text that the script adds; only an interaction makes it come before the fonts. */
async function expectLegalText(page: Page): Promise<void> {
  // Not a key press: layout shifts after one do not count.
  await page.evaluate(() => dispatchEvent(new Event('focusin')));
  await expect(page.locator('main h2').first()).toBeVisible();
}

async function expectPainted(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
}

/** Checks that nothing moved visibly without input until the fonts were loaded. */
async function checkSteadiness(page: Page): Promise<void> {
  const shifts = await page.evaluate(async () => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    await document.fonts.ready;
    // Layout shifts of the fonts are rendered in the next frame, and recorded after it.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shown = (observer.takeRecords() as LayoutShift[]).filter((one) => !one.hadRecentInput);
    return shown.map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) => node?.textContent?.slice(0, 40)),
    }));
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum >= VISIBLE ? shifts : [], `moved on ${page.url()}`).toEqual([]);
}
