import { checkStateWithAxe } from '../checks/axe.ts';
import { checkTabOrder } from '../checks/focus.ts';
import { openPage } from '../stack/open-page.ts';
import { expect, test, wcag } from '../stack/test.ts';

const CHOICE = { tag: wcag('2.1.1 2.4.3 4.1.3') };

test(
  'a choice comes back by reload, Back and the breadcrumb',
  CHOICE,
  async ({ page, careers }) => {
    await openPage(page, '/careers');
    await careers.keywords.fill('enginer');
    await careers.search.click();
    await careers.filter('Level').selectOption('Senior');
    async function expectSame() {
      await expect(page).toHaveURL(/\/careers\?q=enginer&level=Senior$/);
      await expect(careers.count).toHaveText('3 of 12 open positions in USA');
      await expect(careers.keywords).toHaveValue('enginer');
      await expect(careers.filter('Level')).toHaveValue('Senior');
    }
    await expectSame();
    await checkStateWithAxe(page, 'some of the jobs');
    await page.reload();
    await expectSame();
    await checkTabOrder(page);
    await careers.view();
    await page.goBack();
    await expectSame();
    await careers.view();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await expectSame();
  },
);

test('no result says which choice to loosen', CHOICE, async ({ page, careers }) => {
  await openPage(page, '/careers?q=designer&mode=Remote');
  await expect(careers.count).toHaveText('0 of 12 open positions in USA');
  await expect(
    page.getByRole('heading', { name: 'No open position fits all of this' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email me new jobs like these' })).toBeVisible();
  await checkStateWithAxe(page, 'no job fits');
  await checkTabOrder(page);
  await page.getByRole('button', { name: "Without 'Remote' there is 1" }).click();
  await expect(page).toHaveURL(/\/careers\?q=designer$/);
  await expect(careers.cards.getByRole('link', { name: 'Product Designer' }).first()).toBeFocused();
});
