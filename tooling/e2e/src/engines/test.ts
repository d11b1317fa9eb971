import { expect, test as base } from '@playwright/test';
import { mainRegion, regions, type Region } from '../stack/regions.ts';
import { startChromium } from './chromium.ts';
import type { EngineBrowser, Visitor } from './engine-page.ts';
import { startFirefox } from './firefox.ts';
import type { DrivenEngine } from './programs.ts';
import { startWebkit } from './webkit.ts';

export interface EngineOptions {
  engine: 'chromium' | DrivenEngine;
}

interface EngineFixtures {
  region: Region;
  visitor: Visitor;
}

/** How each engine's browser is started. */
export const startBrowser = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };

/** A test of what holds in every engine. */
export const test = base.extend<EngineFixtures, EngineOptions & { engineBrowser: EngineBrowser }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine, launchOptions }, use) => {
      const browser = await startBrowser[engine](launchOptions);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  region: async ({ baseURL }, use) => {
    await use(regions.find(({ origin }) => origin === baseURL) ?? mainRegion);
  },
  visitor: async ({ engineBrowser, region }, use) => {
    const visitor = await engineBrowser.admit(region.origin);
    await use(visitor);
    expect(await visitor.listProblems()).toEqual([]);
    await visitor.leave();
  },
});

/** Of a test that other engines than Chromium run by the script `browsers` only. */
export const NIGHTLY = { tag: '@nightly' };

export { expect };
