import { chromium, type LaunchOptions } from '@playwright/test';
import { routeMap } from '../stack/open-page.ts';
import { careersPage } from '../page-objects/careers-page.ts';
import { applicationDialog, contactForm } from '../page-objects/forms.ts';
import { expect, test as base } from '../stack/test.ts';
import type { EngineBrowser, Visitor } from './driven-page.ts';
import type { DrivenLocator } from './engine-page.ts';
import { startFirefox } from './firefox.ts';
import type { DrivenEngine } from './programs.ts';
import { startWebkit } from './webkit.ts';

export interface EngineOptions {
  engine: 'chromium' | DrivenEngine;
}

const startBrowser = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };

interface VisitorWithPages extends Visitor {
  application: ReturnType<typeof applicationDialog<DrivenLocator>>;
  careers: ReturnType<typeof careersPage<DrivenLocator>>;
  contact: ReturnType<typeof contactForm<DrivenLocator>>;
}

/** A test for every engine. Only the `page` of its visitor is a page of that engine. */
export const test = base.extend<
  { visitor: VisitorWithPages },
  EngineOptions & { engineBrowser: EngineBrowser }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine, launchOptions }, use) => {
      const browser = await startBrowser[engine](launchOptions);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engineBrowser, region }, use) => {
    const visitor = await engineBrowser.newContext(region.origin);
    const { page } = visitor;
    const pages = {
      application: applicationDialog(page),
      careers: careersPage(page),
      contact: contactForm(page),
    };
    await use({ ...visitor, ...pages });
    expect(await visitor.listProblems()).toEqual([]);
    await visitor.leave();
  },
});

async function startChromium(options: LaunchOptions): Promise<EngineBrowser> {
  const browser = await chromium.launch(options);
  return {
    async newContext(baseURL) {
      const page = await browser.newPage({ baseURL, locale: 'en-US' });
      await routeMap(page);
      const problems: string[] = [];
      page.on('console', (line) => {
        if (line.type() === 'error') problems.push(line.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      return { page, listProblems: async () => problems, leave: () => page.context().close() };
    },
    close: () => browser.close(),
  };
}

/** The tag of tests that Firefox and WebKit run only with the script `browsers`. */
export const NIGHTLY = { tag: '@nightly' };

export { expect };
