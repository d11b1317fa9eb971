import { createEmail } from '../page-objects/forms.ts';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { expect, test, wcag } from '../stack/test.ts';

const SEARCH = { tag: wcag('3.2.2 4.1.3') };

// packages/site tests the result, the status and the requests of each choice.
test(
  'keeps the country on each way back to the list',
  SEARCH,
  async ({ page, application, careers }) => {
    await openPage(page, '/careers');
    const { country, count } = careers;
    const status = page.getByRole('main').getByRole('status').filter({ hasText: 'open position' });
    await country.selectOption('INDIA');
    await expect(status, 'choosing alone changes nothing').toContainText('in the USA');
    await careers.search.click();
    await expect(status).toContainText('in India');

    await page.goBack();
    await expect(count).toContainText('in the USA');
    await expect(country).toHaveValue('us');
    await page.goForward();
    await expect(count).toContainText('in India');
    await expect(country).toHaveValue('in');

    await careers.view();
    await page.goBack();
    await expect(count).toContainText('in India');
    await careers.view();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/careers\?country=in$/);

    await careers.view();
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await application.fillIn(createEmail('return'));
    await application.submit.click();
    await application.returnToCareers.click();
    await expect(page).toHaveURL(/\/careers\?country=in$/);
    await expect(count).toContainText('in India');
    await expect(mainHeading(page)).toBeFocused();
  },
);

test.describe('on a phone with an open keyboard', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('scrolls the header out of view, and closes the keyboard after a search', async ({
    page,
    careers,
  }) => {
    // A phone held sideways, less its keyboard.
    await page.setViewportSize({ width: 844, height: 170 });
    await openPage(page, '/careers');
    await careers.keywords.tap();
    await expect(careers.keywords).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await careers.keywords.press('Enter');
    await expect(careers.keywords).not.toBeFocused();
  });
});
