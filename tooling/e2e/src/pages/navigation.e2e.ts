import type { Page } from '@playwright/test';
import { openPage } from '../stack/open-page.ts';
import { pageOfEachRoute } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

test('a page looks the same when it is reached from another', async ({ page, context }) => {
  const visitor = await context.newPage();
  const problems: string[] = [];
  visitor.on('console', (message) => problems.push(message.text()));
  visitor.on('pageerror', ({ message }) => problems.push(message));
  await openPage(visitor, pageOfEachRoute.at(-1) ?? '');
  for (const path of pageOfEachRoute) {
    await openPage(page, path);
    // As a link of the site does it, without loading a document.
    await visitor.evaluate((target) => {
      history.pushState(null, '', target);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(async () => {
      expect(await readBoxes(visitor), path).toEqual(await readBoxes(page));
    }).toPass({ timeout: 20_000 });
    const text = await visitor.locator('body').innerText();
    expect(text, path).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
  }
  expect(problems).toEqual([]);
});

for (const { from, link, code, heading } of [
  { from: '/home', link: 'About Us', code: ['about-us-page'], heading: 'About Us' },
  { from: '/home', link: 'Careers', code: ['careers-page', 'forms'], heading: 'Job Openings' },
  { from: '/home', link: 'Terms & Conditions', code: ['terms-policy-page'], heading: 'Terms' },
  { from: '/impact-stories', link: /Agent Banking/, code: ['maab'], heading: 'The Challenges' },
]) {
  test(`${String(link)} opens without the network once in view`, async ({ page, context }) => {
    await openPage(page, from);
    const target = page.getByRole('link', { name: link }).first();
    await target.scrollIntoViewIfNeeded();
    for (const name of code) await expect.poll(() => hasFetched(page, name), name).toBe(true);
    await context.setOffline(true);
    await target.click();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.getByText('This page did not load')).toBeHidden();
  });
}

test('a link that appears later is fetched for then', async ({ page }) => {
  await openPage(page, '/home');
  await expect.poll(() => hasFetched(page, 'about-us-page')).toBe(true);
  expect(await hasFetched(page, 'professional-services-page')).toBe(false);
  await page.getByRole('navigation').locator('summary', { hasText: 'Services' }).press('Enter');
  await expect.poll(() => hasFetched(page, 'professional-services-page')).toBe(true);
});

/** Whether a file with this name has arrived; the browser lists a file when it is whole. */
function hasFetched(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (start) =>
      performance
        .getEntriesByType('resource')
        .some((entry) => entry.name.includes(`/assets/${start}-`)),
    name,
  );
}

/** What every element of the content is and how large, as far as the styles decide it. */
function readBoxes(page: Page): Promise<string[]> {
  return page.locator('main :not(noscript, noscript *, svg, svg *)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!(element instanceof HTMLElement)) return [];
      const { localName, className, offsetWidth, offsetHeight } = element;
      return [`${localName}.${className} ${offsetWidth} × ${offsetHeight}`];
    }),
  );
}
