import { expect, type Locator, type Page } from '@playwright/test';

/** What the keyboard stands on, as a visitor sees it. */
export interface FocusedElement {
  /** Tag and words, to be found again in a report. */
  name: string;
  /** The focus has left the page's elements, as behind the last one. */
  isOutside: boolean;
  /** A ring at least 2 px wide is drawn around it, or around what stands for it. */
  hasRing: boolean;
  /** At least one point of it is within the window and under nothing else. */
  isInSight: boolean;
}

/** Describes the element that has the focus. */
export function readFocusedElement(page: Page): Promise<FocusedElement> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) {
      return { name: 'the page', isOutside: true, hasRing: true, isInSight: true };
    }
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const name = `${element.localName} "${words.trim().slice(0, 40)}" ${element.id}`.trim();
    return { name, isOutside: false, hasRing: hasRing(element), isInSight: isInSight(element) };

    /** Around the element itself, around what it fills (a card), or around its label. */
    function hasRing(focused: Element): boolean {
      // What happens in a frame is drawn by its own page.
      if (focused.localName === 'iframe') return true;
      const drawn = [
        getComputedStyle(focused),
        getComputedStyle(focused, '::after'),
        ...[focused.parentElement, focused.closest('label')].flatMap((around) =>
          around ? [getComputedStyle(around)] : [],
        ),
      ];
      return drawn.some(({ outlineStyle, outlineWidth, outlineColor }) => {
        const isDrawn = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        return isDrawn && !/, 0\)$|\/ 0\)$|^transparent$/.test(outlineColor);
      });
    }

    function isInSight(focused: Element): boolean {
      const stand = focused.closest('label') ?? focused;
      return [...stand.getClientRects()].some(({ left, right, top, bottom }) =>
        [0.1, 0.5, 0.9].some((share) => {
          const x = left + (right - left) * share;
          const y = top + (bottom - top) * share;
          const seen = document.elementFromPoint(x, y);
          return seen !== null && (stand.contains(seen) || seen.contains(stand));
        }),
      );
    }
  });
}

/** Presses Tab until an element has the focus, as a visitor without a mouse does. */
export async function tabTo(page: Page, target: Locator, atMost = 80): Promise<void> {
  for (let step = 0; step < atMost; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  expect(await hasFocus(target), `Tab leads to ${String(target)}`).toBe(true);
}

async function hasFocus(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false;
  return target.first().evaluate((element) => element === document.activeElement);
}
