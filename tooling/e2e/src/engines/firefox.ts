import { launch, type ElementHandle } from 'puppeteer-core';
import { proxyUrl } from '../stack/proxy.ts';
import { createDrivenPage, type EngineBrowser } from './driven-page.ts';
import { FIREFOX } from './programs.ts';

/** A typeface that was still loading when the visitor left the page (NS_BINDING_ABORTED). */
const ABORTED_FONT = /^Error: downloadable font: download failed .* status=2152398850 /;

/** Starts Firefox, over WebDriver BiDi. */
export async function startFirefox(): Promise<EngineBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': Number(new URL(proxyUrl).port),
      'network.proxy.allow_hijacking_localhost': true,
    },
  });
  return {
    async newContext(origin) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        const isProblem = message.type() === 'error' && !ABORTED_FONT.test(message.text());
        if (isProblem) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      const driven = createDrivenPage({
        open: (path) => page.goto(new URL(path, origin).href),
        evaluate: (expression) => page.evaluate(expression),
        async find(expression) {
          const handle = await page.evaluateHandle(expression);
          const element = handle.asElement() as ElementHandle<HTMLInputElement>;
          return {
            click: () => element.click(),
            type: (text, delay) => element.type(text, { delay }),
            upload: (path) => element.uploadFile(path),
            screenshot: () => element.screenshot(),
          };
        },
        press: (key) => page.keyboard.press(key),
        resize: (size) => page.setViewport(size).catch(forgiveOrientation),
      });
      return { page: driven, listProblems: async () => problems, leave: () => context.close() };
    },
    close: () => browser.close(),
  };
}

/** Puppeteer also turns the screen, which the oldest Firefox ESR cannot; it still sets the size. */
function forgiveOrientation(error: unknown): void {
  if (!String(error).includes('setScreenOrientationOverride')) throw error;
}
