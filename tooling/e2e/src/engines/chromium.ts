import { chromium, type LaunchOptions } from '@playwright/test';
import { routeMap } from '../checks/map.ts';
import type { EngineBrowser } from './engine-page.ts';

/** Starts Chromium. */
export async function startChromium(options: LaunchOptions): Promise<EngineBrowser> {
  const browser = await chromium.launch(options);
  return {
    async admit(baseURL) {
      const page = await browser.newPage({ baseURL, locale: 'en-US' });
      await routeMap(page);
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', ({ message }) => problems.push(message));
      return { page, listProblems: async () => problems, leave: () => page.context().close() };
    },
    close: () => browser.close(),
  };
}
