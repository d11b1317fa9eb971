import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';

const OPERABLE =
  'a[href], button:enabled, input:enabled:not([inert] *), select:enabled, textarea:enabled, summary, [tabindex="0"]';

const MAX_PRESSES = 300;

/**
 * Goes through the whole page by Tab, or by Shift+Tab: every stop shows a ring and is in sight
 * (WCAG 2.4.7, 2.4.11), comes after the previous one in the document (2.4.3), and the walk ends
 * (2.1.2) after it has reached every control (2.1.1).
 */
export async function checkTabOrder(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    scrollTo({ top: 0, behavior: 'instant' });
    // Tab must not reach the button that scrolls to the top, which is hidden in the next frame.
    await new Promise((passed) => {
      requestAnimationFrame(() => requestAnimationFrame(passed));
    });
  });
  const stops = await walk(page, page.locator('html'), key);
  const sorted = stops.toSorted((one, other) => (key === 'Tab' ? one - other : other - one));
  expect(stops, `order of the stops of ${key} on ${page.url()}`).toEqual(sorted);
}

/** Checks that Tab reaches every control of a modal dialog, visible, and nothing behind the dialog. */
export async function checkStopsWithin(page: Page, dialog: Locator): Promise<void> {
  expect(await walk(page, dialog, 'Tab'), 'no stop behind the dialog').not.toContain(-1);
}

/** Presses a key until a stop repeats or the focus leaves the page; returns the place of each stop. */
async function walk(page: Page, scope: Locator, key: string): Promise<number[]> {
  const operable = await scope.evaluateHandle(
    (root, selector) => [...root.querySelectorAll(selector)],
    OPERABLE,
  );
  const stops: number[] = [];
  for (let presses = 0; ; presses += 1) {
    expect(presses, 'the walk ends').toBeLessThan(MAX_PRESSES);
    await page.keyboard.press(key);
    const stop = await readFocusedElement(page, operable);
    if (stop ? stop.place !== -1 && stops.includes(stop.place) : stops.length > 0) break;
    // A dialog that scrolls is a stop itself; within a frame each stop is the frame.
    if (!stop || /^(?:dialog|iframe) /.test(stop.name)) continue;
    expect(stop, `${key} on ${page.url()}`).toEqual({ ...stop, hasRing: true, isInSight: true });
    stops.push(stop.place);
  }
  expect(await listMissed(operable, stops), `never reached on ${page.url()}`).toEqual([]);
  return stops;
}

function listMissed(operable: JSHandle<Element[]>, stops: number[]): Promise<string[]> {
  return operable.evaluate((all, met) => {
    // A link outside of the order needs another link to the same page within it.
    const isRepeated = (link: HTMLAnchorElement) =>
      link.tabIndex < 0 &&
      all.some(
        (other) =>
          other instanceof HTMLAnchorElement && other.tabIndex >= 0 && other.href === link.href,
      );
    return all
      .filter((element, place) => {
        if (met.includes(place) || !element.checkVisibility({ visibilityProperty: true })) {
          return false;
        }
        if (element instanceof HTMLAnchorElement) return !isRepeated(element);
        return !(
          element instanceof HTMLInputElement &&
          element.type === 'radio' &&
          !element.checked
        );
      })
      .map(({ outerHTML }) => outerHTML);
  }, stops);
}

/**
 * The focused element, if any: its tag and text, its position in the document, whether it or its
 * visible part has a ring of 2 px, and whether a part of it is visible in the window.
 */
function readFocusedElement(page: Page, among: JSHandle<Element[]>) {
  return page.evaluate((all) => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: `${element.localName} "${text.trim().slice(0, 40)}" ${element.id}`,
      place: all.indexOf(element),
      hasRing: hasRing(element),
      isInSight: isInSight(element),
    };

    /** Around the element, its card or its label. */
    function hasRing(focused: Element): boolean {
      const around = [focused, focused.parentElement, focused.closest('label')];
      return [
        getComputedStyle(focused, '::after'),
        ...around.flatMap((one) => (one ? [getComputedStyle(one)] : [])),
      ].some(({ outlineStyle, outlineWidth, outlineColor }) => {
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
  }, among);
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  const element = await target.first().elementHandle();
  const hasFocus = () => page.evaluate((wanted) => wanted === document.activeElement, element);
  for (let step = 0; step < 80 && !(await hasFocus()); step += 1) await page.keyboard.press('Tab');
  await expect(target.first()).toBeFocused();
}
