import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const BLOCKED = {
  'throws as soon as it is named': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  },
  'is null': () => Object.defineProperty(window, 'localStorage', { value: null }),
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [how, block] of Object.entries(BLOCKED)) {
  test(`storage that ${how} leaves the legal texts to be read`, async ({ page, consoleOutput }) => {
    await page.addInitScript(block);
    await openPage(page, '/terms-policy');
    const heading = page.locator('main').getByRole('heading', { level: 1 });
    await page.locator('main').getByRole('button', { name: 'Privacy Policy' }).click();
    await expect(heading).toHaveText('Privacy Policy');

    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(heading).toHaveText('About Us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(heading).toHaveText('Terms and Conditions');
    expect(consoleOutput).toEqual([]);
  });
}

test('no page needs storage', async ({ page, kindsOfPages, consoleOutput }) => {
  await page.addInitScript(BLOCKED['throws as soon as it is named']);
  for (const path of kindsOfPages) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  expect(consoleOutput).toEqual([]);
});
