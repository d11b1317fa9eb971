import { expect, type Page } from '@playwright/test';
import { readFocusedElement } from './focused-element.ts';

const MOST_STOPS = 300;

/**
 * Goes through the whole page by Tab, or by Shift+Tab: every stop shows a ring and is in sight
 * (WCAG 2.4.7, 2.4.11), follows the one before it in the document (2.4.3), and the walk ends (2.1.2)
 * after everything that can be operated was met (2.1.1). Answers the number of stops.
 */
export async function walkByTab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  const expected = await startWalk(page);
  const problems: string[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const step = await readStep(page, key === 'Tab');
    const { name, isOutside, hasRing, isInSight } = await readFocusedElement(page);
    if (isOutside || step.isKnown) break;
    if (!hasRing) problems.push(`no ring: ${name}`);
    if (!isInSight) problems.push(`out of sight: ${name}`);
    if (!step.isInOrder) problems.push(`out of order: ${name}`);
  }
  expect(problems, `stops of ${key} on ${page.url()}`).toEqual([]);
  expect(await listMissed(page), `never reached on ${page.url()}`).toEqual([]);
  expect(stops, 'the walk ends').toBeLessThan(MOST_STOPS);
  expect(stops, 'each stop once').toBe(expected);
  return stops;
}

/** Puts the focus before the page's first element, and answers how many stops there should be. */
async function startWalk(page: Page): Promise<number> {
  return page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    scrollTo({ top: 0, behavior: 'instant' });
    const operable = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
      ),
    ].filter((element) => {
      const isOtherRadio =
        element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
      return element.checkVisibility({ visibilityProperty: true }) && !isOtherRadio;
    });
    Object.assign(window, { walk: { operable, met: [] } });
    return operable.length;
  });
}

function readStep(page: Page, isForward: boolean) {
  return page.evaluate((forward) => {
    const { met } = Reflect.get(window, 'walk') as { met: Element[] };
    const element = document.activeElement;
    if (!element || element === document.body) return { isKnown: false, isInOrder: true };
    if (met.includes(element)) return { isKnown: true, isInOrder: true };
    const last = met.at(-1);
    met.push(element);
    const wanted = forward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    const isInOrder = !last || (last.compareDocumentPosition(element) & wanted) !== 0;
    return { isKnown: false, isInOrder };
  }, isForward);
}

function listMissed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { operable, met } = Reflect.get(window, 'walk') as Record<'operable' | 'met', Element[]>;
    return operable
      .filter((element) => !met.includes(element) && element.isConnected)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
