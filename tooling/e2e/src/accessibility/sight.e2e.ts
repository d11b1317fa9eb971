import { openPage } from '../stack/open-page.ts';
import { expect, test } from '../stack/test.ts';
import {
  checkNothingIsLost,
  checkReflow,
  checkTargets,
  checkTextSpacing,
} from './checks/layout.ts';
import { checkMarquee, checkStillness } from './checks/motion.ts';
import { checkForcedColors, checkPrint } from './checks/rendering.ts';
import { openLegalText, states, STORY_PATH } from './states.ts';

const TYPICAL = ['/home', '/services', STORY_PATH, '/journal', '/careers', '/contact-us'] as const;

test('nothing is cut off or beyond the window at 320 px', async ({ page, sitePaths }) => {
  test.setTimeout(180_000);
  for (const path of sitePaths) {
    await page.goto(path);
    await checkReflow(page);
  }
});

test('dialogs and menus lose nothing at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['mobile menu open', 'application dialog with errors', 'legal text: terms']) {
    const state = states.find((candidate) => candidate.name === name);
    expect(state, name).toBeDefined();
    await state?.open(page);
    await checkNothingIsLost(page, name);
  }
});

test('wider text spacing loses nothing, also at 200 % zoom', async ({ page }) => {
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of TYPICAL) {
      await page.goto(path);
      await checkTextSpacing(page);
    }
  }
});

test('the logos stop at a press and stay so, and move again at the next', async ({ page }) => {
  await openPage(page, '/home');
  await checkMarquee(page);
});

test('nothing moves and nothing waits under reduced motion', async ({ page }) => {
  for (const path of TYPICAL) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    await checkStillness(page);
  }
});

test('controls keep an edge in forced colours', async ({ page }) => {
  for (const path of TYPICAL) {
    await openPage(page, path);
    await checkForcedColors(page);
  }
});

test('a job, a story and a legal text print whole, dark on white', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('link', { name: 'View details' }).first().click();
  await expect(page).toHaveURL(/job-description/);
  await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();
  await checkPrint(page);
  await openPage(page, STORY_PATH);
  await checkPrint(page);
  await openLegalText(page, 'terms');
  await checkPrint(page);
});

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('every control is large enough for a finger', async ({ page }) => {
    for (const path of TYPICAL) {
      await openPage(page, path);
      await checkTargets(page);
    }
  });
});

test('a press that ends elsewhere does nothing', async ({ page }) => {
  await openPage(page, '/home');
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).first().hover();
  await page.mouse.down();
  await page.mouse.move(640, 500);
  await page.mouse.up();
  await expect(page).toHaveURL(/home$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, pictures are links, and no form pretends to work', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('navigation').locator('summary', { hasText: 'Services' }).click();
    await page.getByRole('link', { name: 'Professional Services' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professional Services');

    await page.goto(STORY_PATH);
    const picture = page.getByRole('link', { name: /^Open larger/ }).first();
    await expect(picture).toHaveAttribute('href', /\.svg$/);

    await page.goto('/contact-us');
    await expect(page.locator('main form button[type="submit"]')).toBeDisabled();
    await page.goto('/terms-policy');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});
