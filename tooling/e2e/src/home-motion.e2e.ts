import type { Locator, Page } from '@playwright/test';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the logos run again after Pause and Play, while the button keeps pointer and focus', async ({
  page,
}) => {
  await openPage(page, '/home');
  const logos = page.getByRole('region', { name: 'Clients we build for' });
  const row = logos.getByRole('list').first();
  await logos.getByRole('button', { name: 'Pause the client logos' }).click();
  await expect.poll(() => playStates(row)).toEqual(['paused']);
  await logos.getByRole('button', { name: 'Play the client logos' }).click();
  await expect(logos.getByRole('button', { name: 'Pause the client logos' })).toBeFocused();
  await expect.poll(() => playStates(row)).toEqual(['running']);
});

for (const [name, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 700 }],
] as const) {
  test(`the hero floats up again on ${name} once less than a fifth of it was in view`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/home');
    await countFloats(page);
    await leaveInView(page, 0.3);
    await leaveInView(page, 1);
    expect(await floats(page), 'after a third of it stayed in view').toBe(0);
    for (const replays of [1, 2]) {
      await leaveInView(page, 0.15);
      expect(await opacity(page), 'what is left of it in view').toBe('1');
      await leaveInView(page, 1);
      await expect.poll(() => floats(page)).toBe(replays);
    }
  });
}

test('the hero and the logos stand still for those who ask for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/home');
  await countFloats(page);
  await leaveInView(page, 0.1);
  await leaveInView(page, 1);
  expect(await floats(page)).toBe(0);
  await expect(page.getByRole('button', { name: /the client logos$/ })).toHaveCount(0);
});

/** Scrolls until this share of the hero is seen below the header, and two frames on. */
async function leaveInView(page: Page, share: number): Promise<void> {
  await page.evaluate(async (part) => {
    const hero = document.querySelector('main > div');
    const header = document.querySelector('#root > header');
    if (!hero || !header) throw new Error('The page has no hero or no header.');
    const { top, height } = hero.getBoundingClientRect();
    const under = scrollY + top + height * (1 - part);
    const covered = header.getBoundingClientRect().height;
    scrollTo({ top: part === 1 ? 0 : under - covered, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, share);
}

async function countFloats(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset['floats'] = '0';
    document.addEventListener('animationstart', ({ target }) => {
      if (target !== document.querySelector('main > div')) return;
      document.body.dataset['floats'] = String(Number(document.body.dataset['floats']) + 1);
    });
  });
}

async function floats(page: Page): Promise<number> {
  return Number(await page.locator('body').getAttribute('data-floats'));
}

function opacity(page: Page): Promise<string> {
  return heroReveal(page).evaluate((element) => getComputedStyle(element).opacity);
}

function heroReveal(page: Page): Locator {
  return page.locator('main > div').filter({ has: page.getByRole('heading', { level: 1 }) });
}

function playStates(row: Locator): Promise<string[]> {
  return row.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
}
