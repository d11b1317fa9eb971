import type { Locator, Page } from '@playwright/test';
import { createEmail, cv, message } from '../page-objects/forms.ts';
import { forbidStorage, hydrate, openPage, routeMap } from '../stack/open-page.ts';
import { findEmail } from '../stack/read-emails.ts';
import { findApplications } from '../stack/stored-records.ts';
import { expect, test } from '../stack/test.ts';
import { translatePage } from '../stack/translate-page.ts';

/** A condition under which a visitor applies. */
interface Circumstance {
  /** Runs before the site is opened; its routes are removed after a first attempt that fails. */
  begin: (page: Page) => Promise<unknown>;
  /** The message of a failed first attempt; without it the first attempt succeeds. */
  says?: RegExp;
  /** The console output that it causes. */
  noise?: RegExp;
}

const FAILED_LOAD = /^error: Failed to load resource/;
/** HTML that was translated before hydration is rendered again. */
const RENDERED_ANEW = /Minified React error #418/;

// packages/api-client tests other network failures, packages/site their messages.
const circumstances: Record<string, Circumstance> = {
  'on a page that is being translated': {
    begin: (page) => page.addInitScript(translatePage),
    noise: RENDERED_ANEW,
  },
  'once cookies and storage are no longer blocked': {
    begin: blockCookiesAndStorage,
    says: /can’t be sent without cookies.* Please allow cookies for this site and try again/,
    // The server rejects a submission without its cookie.
    noise: FAILED_LOAD,
  },
  'after a response that got lost': {
    begin: (page) =>
      page.route('**/job/application', async (route) => {
        expect((await route.fetch()).ok()).toBe(true);
        await route.abort('connectionreset');
      }),
    says: /could not (?:reach our server|send this).* Nothing you entered is lost/,
    noise: FAILED_LOAD,
  },
};

for (const [name, { begin, says, noise }] of Object.entries(circumstances)) {
  test(`sends the application ${name}`, async ({ page, application, consoleOutput }) => {
    const email = createEmail('circumstance');
    await begin(page);
    await application.open();
    await application.fillIn(email);
    await application.cv.setInputFiles(cv);
    await application.submit.dblclick();
    if (says) {
      await expect(page.locator('body')).toContainText(says, { useInnerText: true });
      await page.unrouteAll();
      await application.submit.click();
    }
    await expect(application.thanks).toBeVisible();
    expect(findApplications(email)).toHaveLength(1);
    await findEmail(email);
    expect(consoleOutput.filter((line) => !noise?.test(line))).toEqual([]);
  });
}

// As on a phone that has discarded the page.
test('restores every entry when Back reloads the page', async ({ page, contact }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await routeMap(page);
  await openPage(page, '/contact-us');
  const email = createEmail('back');
  await contact.fillIn(email);
  await page.goto('/home');
  await page.goBack();
  await hydrate(page);
  for (const [label, text] of Object.entries({ ...message, Email: email })) {
    await expect(contact.field(label)).toHaveValue(text);
  }
});

/** Conditions that prevent sending any form. */
for (const { circumstance, begin, says } of [
  {
    circumstance: 'without JavaScript',
    begin: forbidScripts,
    says: /This form needs JavaScript to be sent\.|To apply, write to/,
  },
  {
    circumstance: 'if the script of the site is missing',
    begin: (page: Page) =>
      page.route('**/assets/main-*.js', (route) => route.fulfill({ status: 404 })),
    says: /This did not load\. Please check your connection and reload the page, or write to/,
  },
]) {
  test(
    `shows email addresses in place of the forms ${circumstance}`,
    { tag: '@ASVS-14.2.1' },
    async ({ page, careers, contact }) => {
      await begin(page);
      const tryOut = async (control: Locator, address: Locator) => {
        await control.or(address).filter({ visible: true }).first().click();
        await expect(page.locator('body')).toContainText(says, { useInnerText: true });
        await expect(address.locator('..')).toBeInViewport();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      };
      await page.goto('/careers');
      const place = page.locator('main article, dialog');
      const address = place.getByRole('link', { name: 'careers@kestrova.example' }).first();
      await tryOut(careers.apply, address);
      await expect(address).toHaveAttribute('href', /\?subject=\S+\d$/);

      await page.goto('/contact-us');
      const name = contact.field('Name');
      await name.fill('Asha Okafor');
      await name.press('Enter');
      const region = page.getByRole('region', { name: 'Send us a message' });
      await tryOut(contact.submit, region.getByRole('link', { name: 'business@kestrova.example' }));
      await expect(name).toHaveValue('Asha Okafor');
      await expect(page, 'with nothing that was typed').toHaveURL('/contact-us');
    },
  );
}

async function forbidScripts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
}

/** Acts like Chromium with all cookies blocked: storage throws, and no cookie is kept. */
async function blockCookiesAndStorage(page: Page): Promise<void> {
  await page.addInitScript(forbidStorage);
  await page.route('**/v1/**', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}
