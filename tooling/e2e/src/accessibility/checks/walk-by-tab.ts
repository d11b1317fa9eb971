import { expect, type Page } from '@playwright/test';
import { readFocusedElement } from './focused-element.ts';

const MOST_STOPS = 300;

const OPERABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex="0"]';

/**
 * Goes through the whole page by Tab, or by Shift+Tab: every stop shows a ring and is in sight
 * (WCAG 2.4.7, 2.4.11), follows the one before it in the document (2.4.3), and the walk ends (2.1.2)
 * after everything that can be operated was met (2.1.1). Answers the number of stops.
 */
export async function walkByTab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  await startWalk(page);
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
  const { missed, surplus } = await comparePlan(page);
  expect(missed, `never reached on ${page.url()}`).toEqual([]);
  expect(surplus, `stops that cannot be operated on ${page.url()}`).toEqual([]);
  expect(stops, 'the walk ends').toBeLessThan(MOST_STOPS);
  return stops;
}

/** Puts the focus before the page's first element, and notes what the walk has to meet. */
async function startWalk(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    scrollTo({ top: 0, behavior: 'instant' });
    const operable = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const isOtherRadio =
        element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
      const isFrame = element.localName === 'iframe';
      return element.checkVisibility({ visibilityProperty: true }) && !isOtherRadio && !isFrame;
    });
    Object.assign(window, { walk: { operable, met: [] } });
  }, OPERABLE);
}

function readStep(page: Page, isForward: boolean) {
  return page.evaluate((forward) => {
    const { met } = Reflect.get(window, 'walk') as { met: Element[] };
    const element = document.activeElement;
    if (!element || element === document.body) return { isKnown: false, isInOrder: true };
    const last = met.at(-1);
    // Within a frame each stop is the frame, seen from outside.
    if (element === last && element.localName === 'iframe')
      return { isKnown: false, isInOrder: true };
    if (met.includes(element)) return { isKnown: true, isInOrder: true };
    met.push(element);
    const wanted = forward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    const isInOrder = !last || (last.compareDocumentPosition(element) & wanted) !== 0;
    return { isKnown: false, isInOrder };
  }, isForward);
}

/** What should have been met and was not, and the other way round. */
function comparePlan(page: Page) {
  return page.evaluate((selector) => {
    const { operable, met } = Reflect.get(window, 'walk') as Record<'operable' | 'met', Element[]>;
    const describe = ({ outerHTML }: Element) => outerHTML.slice(0, 120);
    return {
      missed: operable.filter((stop) => !met.includes(stop) && stop.isConnected).map(describe),
      // The way back to the top appears while the walk scrolls.
      surplus: met.filter((stop) => !stop.matches(selector)).map(describe),
    };
  }, OPERABLE);
}
