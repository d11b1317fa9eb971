import { expect, type Page } from '@playwright/test';

/** The logos stop at a press and stay so, and move again at the next, focus or not (WCAG 2.2.2). */
export async function checkMarquee(page: Page): Promise<void> {
  const pause = page.getByRole('button', { name: 'Pause the client logos' });
  await pause.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  expect(await drifts(page)).toBe(true);
  await pause.focus();
  await page.keyboard.press('Enter');
  const play = page.getByRole('button', { name: 'Play the client logos' });
  await expect(play).toBeFocused();
  await play.evaluate((button) => button.blur());
  expect(await drifts(page), 'once it is paused').toBe(false);
  await play.click();
  await expect(pause).toBeFocused();
  expect(await drifts(page), 'once it plays again, under the pointer and with the focus').toBe(
    true,
  );
}

function drifts(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .some(
        (animation) =>
          animation.playState === 'running' &&
          animation.effect?.getTiming().iterations === Infinity &&
          !(animation.timeline instanceof ScrollTimeline),
      ),
  );
}

/** With reduced motion nothing moves, on arrival or while scrolling, and nothing waits to be shown. */
export async function checkStillness(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
    expect(await listMovements(page), page.url()).toEqual([]);
  }
  const waiting = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility() && !element.closest('svg'))
      .filter((element) => getComputedStyle(element).opacity === '0' && element.textContent?.trim())
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(waiting, `hidden on ${page.url()}`).toEqual([]);
}

/** Names of all animations and transitions that run where they can be seen. */
function listMovements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      // What lies in closed details is not styled anew when the preference changes.
      if (target && !target.checkVisibility()) return [];
      return [`${animation.constructor.name}: ${target?.outerHTML.slice(0, 100)}`];
    }),
  );
}
