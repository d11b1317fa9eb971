import { expect, test as base } from '@playwright/test';
import { applicationDialog } from '../page-objects/application-dialog.ts';
import { careersPage } from '../page-objects/careers-page.ts';
import { contactForm } from '../page-objects/contact-form.ts';
import { readSitemap } from './pages.ts';
import { mainRegion, regions, type Region } from './regions.ts';
import { startOwnStack, type DatabaseName, type OwnStack } from './start-stack.ts';
import { translatePage } from './translate-page.ts';

interface JourneyOptions {
  /** Whether a translator works on every page that is opened. */
  isTranslated: boolean;
  /** What the API of `ownStack` keeps its records in. */
  database: DatabaseName;
}

interface JourneyFixtures {
  application: ReturnType<typeof applicationDialog>;
  careers: ReturnType<typeof careersPage>;
  contact: ReturnType<typeof contactForm>;
  /** Servers of the journey's own, for what other journeys would notice. */
  ownStack: OwnStack;
  /** The region whose site the journey goes through. */
  region: Region;
  /** Every path of the site's own sitemap, job pages included. */
  sitePaths: string[];
  /** Console output and uncaught exceptions of the page, as they come. */
  consoleOutput: string[];
  /** Fails a journey through a translated page on which React lost what it had rendered. */
  keepsNodes: void;
}

const LOST_NODE = /NotFoundError|Failed to execute '(?:insertBefore|removeChild)'/;

/** HTML that was translated before hydration is rendered anew, and React says so. */
const RENDERED_ANEW = /^Minified React error #418;/;

/** Playwright's test with what journeys through the sites need. */
export const test = base.extend<JourneyOptions & JourneyFixtures>({
  isTranslated: [false, { option: true }],
  database: ['sqlite', { option: true }],
  ownStack: async ({ database }, use, { outputDir }) => {
    await using stack = await startOwnStack(database, outputDir);
    await use(stack);
  },
  context: async ({ context, isTranslated }, use) => {
    if (isTranslated) await context.addInitScript(translatePage);
    await use(context);
  },
  application: ({ page }, use) => use(applicationDialog(page)),
  careers: ({ page }, use) => use(careersPage(page)),
  contact: ({ page }, use) => use(contactForm(page)),
  region: async ({ baseURL }, use) => {
    await use(regions.find(({ origin }) => origin === baseURL) ?? mainRegion);
  },
  sitePaths: async ({ request }, use) => {
    await use(readSitemap(await (await request.get('/sitemap.xml')).text()));
  },
  consoleOutput: async ({ page, isTranslated }, use) => {
    const output: string[] = [];
    page.on('console', (message) => output.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', ({ message }) => {
      if (!isTranslated || !RENDERED_ANEW.test(message)) output.push(`uncaught: ${message}`);
    });
    await use(output);
  },
  keepsNodes: [
    async ({ consoleOutput, isTranslated }, use) => {
      await use();
      if (isTranslated) expect(consoleOutput.filter((line) => LOST_NODE.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs a test on every region's site. */
export const eachRegion = { tag: '@each-region' };

/** Runs a test on each of the API's databases; its servers are those of `ownStack`. */
export const eachDatabase = '@each-database';

/** Runs a test once more on a page that the browser translates. */
export const translated = { tag: '@translated' };

/** Tags of a test that proves these criteria of WCAG 2.2, such as `2.4.3 2.4.7`. */
export function wcag(criteria: string): string[] {
  return criteria.split(' ').map((criterion) => `@WCAG-${criterion}`);
}

export { expect };
export type { JourneyOptions };
