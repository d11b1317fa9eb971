import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const TAGS = [
  'Start Up',
  'Lifestyle',
  'Business',
  'Technology',
  'Sales',
  'Economy',
  'Art',
  'Marketing',
  'Design',
];

test.beforeEach(({ page }) => openPage(page, '/journal'));

test('the journal has posts that lead nowhere', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
  const posts = page.locator('main article');
  await expect(posts).not.toHaveCount(0);
  await posts.first().click();
  await expect(page).toHaveURL(/\/journal$/);
  await expect(posts.getByRole('link')).toHaveCount(0);
});

for (const { legend, options, icons } of [
  { legend: 'Categories', options: ['Startup', 'Business', 'Economy', 'Technology'], icons: 4 },
  { legend: 'Search With Tags', options: TAGS, icons: 0 },
]) {
  test(`${legend} begin with Business, and a choice only highlights`, async ({ page }) => {
    const group = page.getByRole('group', { name: legend });
    await expect(group.locator('label')).toHaveText(options);
    await expect(group.locator('label svg')).toHaveCount(icons);
    await expect(group.getByRole('radio', { name: 'Business' })).toBeChecked();
    const before = await page.locator('main article').allInnerTexts();
    for (const option of options) {
      await group.getByText(option, { exact: true }).click();
      await expect(group.getByRole('radio', { name: option, exact: true })).toBeChecked();
      await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
    }
    expect(await page.locator('main article').allInnerTexts()).toEqual(before);
  });
}
