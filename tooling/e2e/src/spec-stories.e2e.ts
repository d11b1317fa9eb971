import { expectBreadcrumb, section } from './spec/section.ts';
import { CASE_STUDIES, stories } from './spec/stories.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

test('eight cards lead to the stories', async ({ page }) => {
  await openPage(page, '/impact-stories');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CASE_STUDIES);
  const links = page.locator('main article').getByRole('link');
  await expect(links).toHaveCount(stories.length);
  for (const [position, { path }] of stories.entries()) {
    await expect(links.nth(position)).toHaveAttribute('href', path);
  }
});

test('an id in the address marks its card and brings it into view', async ({
  page,
  consoleOutput,
}) => {
  const last = Buffer.from('infinte').toString('base64');
  await openPage(page, `/impact-stories/${last}`);
  await expect(page.locator('#story-infinte')).toBeInViewport();
  await expect(page.locator('main article')).toHaveCount(stories.length);
  expect(consoleOutput).toEqual([]);
});

test('an id that names no story changes nothing', async ({ page }) => {
  await openPage(page, '/impact-stories/bm9uZQ==');
  await expect(page.locator('main article')).toHaveCount(stories.length);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const { key, path } of stories) {
  test(`the story of ${key} is whole`, async ({ page }) => {
    await openPage(page, path);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('link', { name: 'Impact Stories' })).toHaveAttribute(
      'href',
      '/impact-stories',
    );
    await expect(page.locator('main dl dt')).toHaveText([
      'Domain',
      'Platform',
      'Geography',
      'Services',
    ]);
    for (const heading of ['The Challenges', 'The Solution']) {
      const cards = section(page, heading).getByRole('heading', { level: 3 });
      await expect(cards).not.toHaveCount(0);
    }
    const designs = section(page, 'Designs').getByRole('listitem').getByRole('img');
    expect(await designs.count()).toBeGreaterThanOrEqual(3);
    for (const alt of await designs.evaluateAll((all) =>
      all.map((one) => one.getAttribute('alt')),
    )) {
      expect(alt?.length).toBeGreaterThan(20);
    }
    const modules = page.getByRole('heading', { level: 2, name: 'Key Solution Modules' });
    await expect(modules).toHaveCount(key === 'MAAB' ? 1 : 0);
  });
}

test('MAAB is the agent banking story', async ({ page }) => {
  await openPage(page, '/impact-stories-details/TUFBQg==');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Agent Banking – Fintech & Digital Banking',
  );
});

test('a design opens larger, and the arrow keys go round', async ({ page }) => {
  await openPage(page, '/impact-stories-details/TUFBQg==');
  const designs = section(page, 'Designs').getByRole('link');
  await designs.first().click();
  const dialog = page.getByRole('dialog', { name: 'Designs' });
  const count = await designs.count();
  await expect(dialog).toContainText(`1 of ${count}`);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText(`${count} of ${count}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(designs.first()).toBeFocused();
});

for (const id of ['bm9uZQ==', '%25%25', 'maab', 'VEVTVA']) {
  test(`the address /impact-stories-details/${id} shows a way back`, async ({ page }) => {
    await openPage(page, `/impact-stories-details/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This story is not among ours',
    );
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.locator('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/impact-stories$/);
  });
}

test('going from one story to the next begins at its top', async ({ page }) => {
  await openPage(page, '/impact-stories-details/TUFBQg==');
  const next = section(page, 'More impact stories').locator('article').getByRole('link').first();
  await next.click();
  await expect(page).toHaveURL(/\/impact-stories-details\/VEFTQw==$/);
  await expectBreadcrumb(page, [['Impact Stories', '/impact-stories'], ['TASC']]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
