import { expect, test as base } from '@playwright/test';
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
  /** Fails a journey through a translated page on which React lost what it had rendered. */
  survives: void;
  /** What the page wrote to the console and the exceptions that nobody caught, as they come. */
  consoleOutput: string[];
}

const LOST_NODE = /NotFoundError|Failed to execute '(?:insertBefore|removeChild)'/;

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
  survives: [
    async ({ page, isTranslated }, use) => {
      const crashes: string[] = [];
      page.on('console', (message) => crashes.push(message.text()));
      page.on('pageerror', ({ message }) => crashes.push(message));
      await use();
      if (isTranslated) expect(crashes.filter((text) => LOST_NODE.test(text))).toEqual([]);
    },
    { auto: true },
  ],
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

export { expect };
export type { JourneyOptions };
