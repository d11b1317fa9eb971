import { test as base } from '@playwright/test';

interface JourneyFixtures {
  /** Every path of the site's own sitemap. */
  sitePaths: string[];
  /** The same, but only two of the job pages, which differ in nothing but their job. */
  kindsOfPages: string[];
  /** What the page wrote to the console and the exceptions that nobody caught, as they come. */
  consoleOutput: string[];
}

/** Playwright's test with what journeys through the sites need. */
export const test = base.extend<JourneyFixtures>({
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
  consoleOutput: async ({ page }, use) => {
    const output: string[] = [];
    page.on('console', (message) => output.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => output.push(`uncaught: ${error.message}`));
    await use(output);
  },
});

export { expect } from '@playwright/test';
