import { expect, type Page } from '@playwright/test';
import { checkPicturesAreWhole } from './pictures.ts';
import { prepareSwipe } from './rail.ts';

/** Least height of a touch target in CSS pixels; axe checks only the 24 of WCAG 2.5.8. */
const MIN_HEIGHT_ON_TOUCH = 44;

/** Controls of header, footer and forms; a label counts as a part of its control. */
const MAIN_CONTROLS =
  '#root > header a:not([href="#content"]), #root > footer a, button, summary, form input:not([type=checkbox], [inert] *), form select, form textarea';

/** Checks that the controls of header, footer and forms are high enough for a finger. */
export async function checkTargets(page: Page): Promise<void> {
  const tight = await page.locator(MAIN_CONTROLS).evaluateAll(
    (controls, min) =>
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          const label = control.closest('label') ?? control;
          const heights = [control, label].map((one) => one.getBoundingClientRect().height);
          return Math.round(Math.max(...heights)) < min;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    MIN_HEIGHT_ON_TOUCH,
  );
  expect(tight, page.url()).toEqual([]);
}

/** Widths of phones, tablets and screens, in px. */
const WIDTHS = [320, 360, 640, 768, 959, 1024, 1280, 1440, 1700, 1920, 2560] as const;

/** A width for each layout: phone, tablet and screen. */
const LAYOUTS: readonly number[] = [320, 768, 1280];

/** Widths at which text gets the spacing that a reader may set, in px. */
const SPACED: readonly number[] = [640, 768, 1280];

/**
 * Checks that at every width nothing is wider than the window, no picture is cut off, and each
 * email address of the footer is on one line. In every layout no text is cut off; if `isSpaced`,
 * also with the text spacing that a reader may set.
 */
export async function checkFits(page: Page, isSpaced: boolean): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, `at ${width} px on ${page.url()}`).toBe(width);
    await checkPicturesAreWhole(page, `at ${width} px`);
    const lines = await page.locator('#root > footer a[href^="mailto:"]').evaluateAll((links) =>
      links.map((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getClientRects().length;
      }),
    );
    expect(lines, `lines of each email address at ${width} px on ${page.url()}`).toEqual([1, 1]);
    if (LAYOUTS.includes(width)) await checkNothingIsLost(page, `at ${width} px`);
    if (isSpaced && SPACED.includes(width)) await checkTextSpacing(page);
  }
}

/** Checks that nothing is wider than the window and no text is cut off (WCAG 1.4.4, 1.4.10, 1.4.12). */
export async function checkNothingIsLost(page: Page, where: string): Promise<void> {
  const swipe = await prepareSwipe(page);
  const { overflow, cut } = await page.evaluate((measureAfterSwipe) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cutOff = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element.matches('svg *, textarea, [aria-hidden] *')) return false;
      const { overflowX, overflowY, position } = getComputedStyle(element);
      if (position === 'absolute' && element.clientWidth <= 1) return false;
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      if (!hasText) return false;
      const hides = (value: string) => ['hidden', 'clip'].includes(value);
      if (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) return true;
      if (hides(overflowY) && element.scrollHeight > element.clientHeight + 1) return true;
      if (hides(overflowX) || hides(overflowY)) return false;
      const { left, right } = measureAfterSwipe(element, () => element.getBoundingClientRect());
      // The clients' names move through the window.
      const moves = element.closest('[aria-label="Our clients"], section[data-paused]');
      return !moves && (right > innerWidth + 1 || left < -1);
    });
    return {
      overflow: scrollWidth - clientWidth,
      cut: cutOff.map(({ outerHTML }) => outerHTML.slice(0, 140)),
    };
  }, swipe);
  expect(overflow, `width beyond the window ${where} on ${page.url()}`).toBeLessThanOrEqual(0);
  expect(cut, `cut off ${where} on ${page.url()}`).toEqual([]);
}

/** Checks the page with the text spacing that a reader may set (WCAG 1.4.12). */
async function checkTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
       p { margin-block-end: 2em !important }`,
    );
    // The content security policy forbids further style elements, but not adopted style sheets.
    document.adoptedStyleSheets.push(sheet);
  });
  await checkNothingIsLost(page, 'with wider spacing');
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Runs in the page, even before its scripts: doubles the size of text, as a reader may (WCAG 1.4.4). */
export function enlargeText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% !important }');
  document.adoptedStyleSheets.push(sheet);
}
