import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkSteadiness } from '../checks/layout-shifts.ts';
import { holdFiles } from '../stack/open-page.ts';
import { JOB_PATH, STORY_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

/** Fonts that stand in for the typefaces where the device has no other, and where Debian keeps them. */
const localFonts = {
  Arial: { folder: '/usr/share/fonts/truetype/liberation', debianPackage: 'fonts-liberation' },
  Roboto: { folder: '/usr/share/fonts/truetype/roboto', debianPackage: 'fonts-roboto-unhinted' },
  'Noto Sans': { folder: '/usr/share/fonts/truetype/noto', debianPackage: 'fonts-noto-core' },
  'DejaVu Sans': { folder: '/usr/share/fonts/truetype/dejavu', debianPackage: 'fonts-dejavu-core' },
};

const kindsOfPages = [
  '/home',
  '/services',
  '/services/fintech-services',
  '/services/odc-services',
  '/services/gcc-services',
  '/professional-services',
  '/impact-stories',
  STORY_PATH,
  '/journal',
  '/about-us',
  '/careers',
  JOB_PATH,
  '/contact-us',
  '/terms-policy',
];

/** A connection over which a document takes half a second; in bytes a second and milliseconds. */
const SLOW = { offline: false, latency: 50, downloadThroughput: 30_000, uploadThroughput: 30_000 };

// One after the other: each shows what a visitor sees while something is late, on a browser of its own.
test.describe.configure({ mode: 'default' });

test('nothing moves while a document is still arriving', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/home', '/careers', '/terms-policy']) {
      await page.goto(path, { waitUntil: 'load' });
      await checkSteadiness(page);
    }
  }
});

for (const [font, { folder, debianPackage }] of Object.entries(localFonts)) {
  // Only there can a browser be given fonts of its own.
  if (process.platform !== 'linux') continue;
  test(`nothing moves when typefaces and pictures come late to a device with ${font}`, async ({
    baseURL,
    launchOptions,
    playwright,
  }, testInfo) => {
    expect(existsSync(folder), `Run "apt-get install ${debianPackage}".`).toBe(true);
    const fontconfig = testInfo.outputPath('fonts.conf');
    await writeFile(fontconfig, `<fontconfig><dir>${folder}</dir></fontconfig>`);
    const env = { ...process.env, FONTCONFIG_FILE: fontconfig };
    await using browser = await playwright.chromium.launch({ ...launchOptions, env });
    const page = await browser.newPage();
    await page.addInitScript(() => localStorage.setItem('page', 'policy'));
    for (const path of kindsOfPages) {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const release = await holdFiles(page, /\.(?:woff2|svg|webp|avif|jpg|png)$/);
        // Not `load`, which waits for what is preloaded.
        await page.goto(new URL(path, baseURL).href, { waitUntil: 'commit' });
        await expectPainted(page);
        if (path === '/terms-policy') await expectLegalText(page);
        release();
        await page.waitForLoadState('load');
        await checkSteadiness(page);
        await page.unrouteAll({ behavior: 'wait' });
      }
    }
  });
}

/** Waits for the text that the script adds, which it does before the typefaces only if asked to. */
async function expectLegalText(page: Page): Promise<void> {
  // Not by a key: layout shifts that follow one do not count.
  await page.evaluate(() => dispatchEvent(new Event('focusin')));
  await expect(page.locator('main h2').first()).toBeVisible();
}

/** Waits until the visitor has seen something. */
async function expectPainted(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
}
