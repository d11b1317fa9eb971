import { test as base } from '@playwright/test';
import { translatePage } from './translate-page.ts';

interface JourneyOptions {
  /** Whether a translator works on every page that is opened. */
  isTranslated: boolean;
}

interface JourneyFixtures {
  /** Every path of the site's own sitemap. */
  sitePaths: string[];
  /** The same, but only two of the job pages, which differ in nothing but their job. */
  kindsOfPages: string[];
  /** What the page wrote to the console and the exceptions that nobody caught, as they come. */
  consoleOutput: string[];
}

const HYDRATED_ANEW = /^Minified React error #418;/;

/** Playwright's test with what journeys through the sites need. */
export const test = base.extend<JourneyOptions & JourneyFixtures>({
  isTranslated: [false, { option: true }],
  context: async ({ context, isTranslated }, use) => {
    if (isTranslated) await context.addInitScript(translatePage);
    await use(context);
  },
  sitePaths: async ({ request }, use) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
    await use(locations.map(([, url = '']) => new URL(url).pathname));
  },
  kindsOfPages: async ({ sitePaths }, use) => {
    const isJob = (path: string) => path.startsWith('/careers/job-description/');
    await use([
      ...sitePaths.filter((path) => !isJob(path)),
      ...sitePaths.filter(isJob).slice(0, 2),
    ]);
  },
  consoleOutput: async ({ page, isTranslated }, use) => {
    const output: string[] = [];
    page.on('console', (message) => output.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', ({ message }) => {
      // HTML that was translated before React took it over is rendered anew, and React says so.
      if (!isTranslated || !HYDRATED_ANEW.test(message)) output.push(`uncaught: ${message}`);
    });
    await use(output);
  },
});

export { expect } from '@playwright/test';
export type { JourneyOptions };
