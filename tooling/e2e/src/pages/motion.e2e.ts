import { checkStateWithAxe } from '../checks/axe.ts';
import type { Page } from '@playwright/test';
import { openPage } from '../stack/open-page.ts';
import { expect, test } from '../stack/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the offerings of Home are an accordion, of which one is open', async ({ page }) => {
  await openPage(page, '/home');
  const offerings = page.locator('main details');
  await expect(offerings).toHaveCount(4);
  for (const offering of await offerings.all()) {
    if ((await offering.getAttribute('open')) === null) await offering.locator('summary').click();
    await expect(offering.getByRole('heading', { level: 4 })).toHaveCount(3);
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await checkStateWithAxe(page, 'offering open');
  }
});

test('the logos stop at a press and run again', { tag: '@WCAG-2.2.2' }, async ({ page }) => {
  await openPage(page, '/home');
  const logos = page.getByRole('region', { name: 'Clients we build for' });
  const row = logos.getByRole('list').first();
  await expect(row.getByRole('img')).toHaveCount(8);
  const playStates = () =>
    row.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  const pause = logos.getByRole('button', { name: 'Pause the client logos' });
  const play = logos.getByRole('button', { name: 'Play the client logos' });
  await expect.poll(playStates).toEqual(['running']);
  await pause.focus();
  await page.keyboard.press('Enter');
  await expect(play).toBeFocused();
  await expect.poll(playStates).toEqual(['paused']);
  await play.evaluate((button) => button.blur());
  expect(await playStates()).toEqual(['paused']);
  await play.click();
  await expect(pause).toBeFocused();
  await expect.poll(playStates).toEqual(['running']);
});

for (const [name, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 700 }],
] as const) {
  test(`the hero floats up again on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/home');
    await countFloats(page);
    await scrollHero(page, 0.3);
    await scrollHero(page, 1);
    expect(await readFloats(page), 'after a third of it stayed in view').toBe(0);
    for (const replays of [1, 2]) {
      await scrollHero(page, 0.15);
      await expect(page.locator('main > div').first()).toHaveCSS('opacity', '1');
      await scrollHero(page, 1);
      await expect.poll(() => readFloats(page)).toBe(replays);
    }
  });
}

test('sections reveal themselves one after the other', async ({ page }) => {
  await openPage(page, '/about-us');
  const hidden = page.locator('[data-reveal=hidden]');
  await expect(hidden).not.toHaveCount(0);
  for (const [name, delay] of [
    ['Our Vision', '0.2s'],
    ['Our Mission', '0.4s'],
  ] as const) {
    const text = page.locator('[class*="reveal"]', { has: page.getByRole('heading', { name }) });
    await text.scrollIntoViewIfNeeded();
    await expect(text, name).not.toHaveAttribute('data-reveal');
    await expect(text, name).toHaveCSS('transition-duration', '1s, 1s');
    await expect(text, name).toHaveCSS('transition-delay', `${delay}, ${delay}`);
    await expect(text, name).toHaveCSS('opacity', '1');
  }
  await revealAll(page);
  await expect(hidden).toHaveCount(0);
});

/** Scrolls down the page in steps in which each section is seen. */
async function revealAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 300) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}

/** Scrolls until this share of the hero is seen below the header, and two frames on. */
async function scrollHero(page: Page, share: number): Promise<void> {
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

async function readFloats(page: Page): Promise<number> {
  return Number(await page.locator('body').getAttribute('data-floats'));
}
