import type { Page } from '@playwright/test';
import { routeMap } from '../checks/map.ts';
import { forbidStorage, openPage } from '../stack/open-page.ts';
import { expect, test } from '../stack/test.ts';

test('a form asks for cookies that cannot even be read, and keeps everything', async ({
  page,
  contact,
  consoleOutput,
}) => {
  await routeMap(page);
  // A browser that drops the cookies it is given, while it says that it keeps them.
  await page.route('**/v1/**', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.addInitScript(forbidStorage);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await openPage(page, '/contact-us');
  await contact.send();
  const notice = page.getByRole('alert').filter({ hasText: 'cannot be sent without cookies' });
  await expect(notice.getByRole('link', { name: 'business@kestrova.example' })).toBeVisible();
  await expect(contact.field('Name')).toHaveValue('Asha Okafor');
  expect(consoleOutput).toEqual([]);
});

test('a tab asks before it closes on an unsent application', async ({ page, application }) => {
  await application.open();
  await application.field('First Name').pressSequentially('Asha');
  expect(await closeTab(page)).toBe(true);
  await application.cancel.click();
  expect(await closeTab(page)).toBe(false);
});

test('a tab asks before it closes on an unsent message', async ({ page, contact }) => {
  await openPage(page, '/contact-us');
  await contact.field('Name').pressSequentially('A');
  expect(await closeTab(page)).toBe(true);
  await contact.send();
  await contact.another.click();
  await expect(contact.field('Name')).toHaveValue('');
  await contact.field('Name').pressSequentially('A');
  await contact.field('Name').press('Backspace');
  expect(await closeTab(page)).toBe(false);
});

/** Tries to close the tab; whether the browser asked first. */
async function closeTab(page: Page): Promise<boolean> {
  const asked = new Promise<boolean>((resolve) => {
    page.once('close', () => resolve(false));
    page.once('dialog', (dialog) => {
      void dialog.dismiss().then(() => resolve(dialog.type() === 'beforeunload'));
    });
  });
  await page.close({ runBeforeUnload: true });
  return asked;
}
