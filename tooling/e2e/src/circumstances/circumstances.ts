import { expect, type Page, type Route } from '@playwright/test';
import { checkStateWithAxe } from '../checks/axe.ts';
import { checkNothingIsLost, enlargeText } from '../checks/layout.ts';
import { forbidStorage } from '../stack/open-page.ts';
import { translatePage } from '../stack/translate-page.ts';

/** What the world does to a visitor who wants to send a form. */
interface Circumstance {
  /** Sets in before the site is opened; its routes end with a first attempt that fails. */
  begin: (page: Page) => Promise<unknown>;
  /** Happens when the form is open, when it is filled in and when it is sent. */
  meanwhile?: (page: Page) => Promise<void>;
  /** What the visitor is told; without it the first attempt gets through. */
  says?: RegExp;
  /** The console output that is its own. */
  noise?: RegExp;
  /** Whether the visitor comes by a link of another page. */
  isLinked?: true;
  /** Whether the forms could differ in it; otherwise the application shows it. */
  forEachForm?: true;
}

const API = '**/v1/**';
const SUBMISSIONS = /\/(?:job\/application|contact\/new-contact-request)$/;
const UNREACHABLE = /could not (?:reach our server|send this).* Nothing you entered is lost/;
const FAILED_LOAD = /^error: Failed to load resource/;

/**
 * The form is sent once, at the second attempt where the first one cannot get through. What else a
 * network does, packages/api-client tests.
 */
export const passable: Record<string, Circumstance> = {
  'on a page that is being translated': {
    forEachForm: true,
    begin: (page) => page.addInitScript(translatePage),
    // HTML that was translated before hydration is rendered anew.
    noise: /Minified React error #418/,
  },
  'at 320 px with text of 200 %': {
    forEachForm: true,
    async begin(page) {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.addInitScript(enlargeText);
    },
    async meanwhile(page) {
      await checkNothingIsLost(page, 'form');
      await checkStateWithAxe(page, 'form or receipt');
    },
  },
  'by a clock years behind': { begin: (page) => page.clock.install({ time: '2009-02-13' }) },
  'by a clock years ahead': { begin: (page) => page.clock.install({ time: '2049-12-31' }) },
  'by a clock that is set back meanwhile': {
    begin: (page) => page.clock.install(),
    meanwhile: (page) => page.clock.setSystemTime('2009-02-13'),
  },
  'after a release has replaced the page’s script': releaseWithout('js'),
  'after a release has replaced the page’s style': releaseWithout('css'),
  'once cookies and storage are no longer blocked': {
    forEachForm: true,
    begin: blockCookiesAndStorage,
    says: /cannot be sent without cookies.* Please allow cookies for this site and try again/,
    // The server refuses a submission without its cookie.
    noise: FAILED_LOAD,
  },
  'although an extension has filled in its trap': {
    begin: () => Promise.resolve(),
    meanwhile: (page) =>
      page.locator('form [inert] input').evaluateAll((traps: HTMLInputElement[]) => {
        for (const trap of traps) trap.value = 'Ledger';
      }),
    says: /so we held this back.* Or write to \w+@kestrova\.example instead\./,
    noise: FAILED_LOAD,
  },
  'through a slow API': {
    begin(page) {
      let pressed: Promise<void> | undefined;
      return page.route(API, async (route) => {
        await (pressed ??= page.locator('[type=submit][aria-busy=true]').waitFor());
        await route.continue();
      });
    },
  },
  'after an API that was away': {
    forEachForm: true,
    ...fault(UNREACHABLE, API, (route) => route.abort()),
  },
  'after an answer that got lost': fault(UNREACHABLE, SUBMISSIONS, async (route) => {
    expect((await route.fetch()).ok()).toBe(true);
    await route.abort('connectionreset');
  }),
};

/** The form cannot be sent, and the page says where to write instead. */
export const impassable: Record<string, Circumstance> = {
  'without JavaScript': {
    async begin(page) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    },
    says: /This form needs JavaScript to be sent\.|To apply, write to/,
  },
  'where the site’s script is missing': {
    begin: (page) => lack(page, 'main-*.js'),
    says: /This did not load\. Please reload the page, or write to/,
  },
};

function fault(says: RegExp, calls: RegExp | string, answer: (route: Route) => Promise<void>) {
  return { begin: (page: Page) => page.route(calls, answer), says, noise: FAILED_LOAD };
}

function lack(page: Page, file: string) {
  return page.route(`**/assets/${file}`, (route) => route.fulfill({ status: 404 }));
}

/** The open document names files of the next page that are gone; that page's own names the new ones. */
function releaseWithout(extension: string): Circumstance {
  return {
    async begin(page) {
      const files = `**/assets/{careers,contact-us}-page-*.${extension}`;
      await page.route(files, (route) => route.fulfill({ status: 404 }));
      await page.route(/\/(?:careers|contact-us)$/, async (route) => {
        await page.unroute(files);
        await route.continue();
      });
    },
    noise: /Failed to load resource|LoadError|A page could not be shown/,
    isLinked: true,
  };
}

/** What Chromium does where all cookies are blocked: storage throws, and no cookie is kept. */
async function blockCookiesAndStorage(page: Page): Promise<void> {
  await page.addInitScript(forbidStorage);
  await page.route(API, async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}
