import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('each navigation begins at the top, at once, and tells where one is', async ({ page }) => {
  await openPage(page, '/services');
  await page.getByRole('link', { name: 'Learn More: Global Capability Center' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Global Capability Center');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('going back begins at the top as well', async ({ page }) => {
  await openPage(page, '/services');
  await page.getByRole('link', { name: 'Learn More: ODC Services' }).click();
  await expect(page).toHaveURL(/odc-services$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the button to the top shows itself on the way down only', async ({ page }) => {
  await openPage(page, '/home');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 90);
  await page.waitForFunction(() => scrollY === 90);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 900);
  await expect(button).toBeVisible();
  await page.mouse.wheel(0, -100);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 200);
  await expect(button).toBeVisible();
  await button.click();
  await page.waitForFunction(() => scrollY === 0);
  await expect(button).toBeHidden();
});

test('sections below the view reveal themselves once a fifth of them is seen', async ({ page }) => {
  await openPage(page, '/about-us');
  const hidden = page.locator('[data-reveal=hidden]');
  await expect(hidden).not.toHaveCount(0);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await expect(hidden).toHaveCount(0);
});

test('the tab carries the brand name alone', async ({ page, sitePaths }) => {
  for (const path of sitePaths) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page, path).toHaveTitle('Kestrova');
  }
});

test('unknown addresses lead home', async ({ page }) => {
  for (const path of ['/', '/nowhere', '/services/nothing', '/home/inside']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/home$/);
  }
});

test('a trailing slash and an escaped padding lead to the same page', async ({ page }) => {
  await openPage(page, '/about-us/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await openPage(page, '/impact-stories-details/TUFBQg%3D%3D');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Agent Banking');
});

test('a page that stands offers its web manifest, whose icons are there', async ({
  page,
  request,
}) => {
  await openPage(page, '/home');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await request.get(address ?? '');
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  expect(icons.length).toBeGreaterThan(0);
  for (const { src } of icons) expect((await request.get(src)).ok(), src).toBe(true);
});
