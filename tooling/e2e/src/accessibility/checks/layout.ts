import { expect, type Page } from '@playwright/test';

/** Control sizes in CSS pixels: WCAG 2.5.8, and what fingers need on touch. */
const LEAST = 24;
const COMFORTABLE = 44;

interface Target {
  name: string;
  width: number;
  height: number;
  isMain: boolean;
}

/** Every control is at least 24 px wide and high; those of header, footer and forms 44 px high. */
export async function checkTargets(page: Page): Promise<void> {
  const targets = await listTargets(page);
  expect(targets.length).toBeGreaterThan(10);
  const describe = ({ name, width, height }: Target) => `${name}: ${width} × ${height}`;
  const small = targets.filter(({ width, height }) => width < LEAST || height < LEAST);
  expect(small.map(describe), page.url()).toEqual([]);
  const tight = targets.filter(({ isMain, height }) => isMain && height < COMFORTABLE);
  expect(tight.map(describe), page.url()).toEqual([]);
}

function listTargets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      if (isInSentence(control) || control.matches('a[href="#content"]')) return [];
      const { width, height } = measure(control);
      const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
      const isMain = control.matches(
        '#root > header a, #root > footer a, button, summary, form input:not([type=checkbox]), form select, form textarea',
      );
      const name = `${control.localName} "${words.trim().slice(0, 40)}" ${control.id}`;
      return [{ name, width: Math.round(width), height: Math.round(height), isMain }];
    });

    /** A link in running text may be as high as its line (WCAG 2.5.8, "Inline"). */
    function isInSentence(control: HTMLElement): boolean {
      const isInline = getComputedStyle(control).display === 'inline';
      const around = control.parentElement?.textContent?.trim() ?? '';
      return isInline && around.length > (control.textContent?.trim().length ?? 0);
    }

    /** A control with a label is as large as both; one that reaches further says so in `::after`. */
    function measure(control: HTMLElement) {
      const { width, height } = control.getBoundingClientRect();
      const label = control.closest('label');
      if (!label) return { width, height };
      const around = label.getBoundingClientRect();
      return { width: Math.max(width, around.width), height: Math.max(height, around.height) };
    }
  });
}

/** Nothing is wider than the window, and no text is cut off (WCAG 1.4.4, 1.4.10, 1.4.12). */
export async function checkNothingIsLost(page: Page, where = ''): Promise<void> {
  const { overflow, cut } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cutOff = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element.matches('svg *, textarea, [aria-hidden] *')) return false;
      const { overflowX, overflowY, position } = getComputedStyle(element);
      if (position === 'absolute' && element.clientWidth <= 1) return false;
      const hidesX = ['hidden', 'clip'].includes(overflowX);
      const hidesY = ['hidden', 'clip'].includes(overflowY);
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      if (hasText && (hidesX || hidesY)) {
        const isWider = element.scrollWidth > element.clientWidth + 1;
        const isHigher = element.scrollHeight > element.clientHeight + 1;
        return (hidesX && isWider) || (hidesY && isHigher);
      }
      const { left, right } = element.getBoundingClientRect();
      const moves = element.closest('[aria-label="Our clients"], section[data-paused]');
      return hasText && !moves && (right > innerWidth + 1 || left < -1);
    });
    return {
      overflow: scrollWidth - clientWidth,
      cut: cutOff.map(({ outerHTML }) => outerHTML.slice(0, 140)),
    };
  });
  expect(overflow, `width beyond the window ${where} on ${page.url()}`).toBeLessThanOrEqual(0);
  expect(cut, `cut off ${where} on ${page.url()}`).toEqual([]);
}

/** The page at 320 px, which is 1280 px at 400 % zoom. */
export async function checkReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await checkNothingIsLost(page, 'at 320 px');
}

/** The spacing between lines, words and letters that a reader may set (WCAG 1.4.12). */
export async function checkTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
       p { margin-block-end: 2em !important }`,
    );
    // Adopted, since the content security policy forbids the page further style elements.
    document.adoptedStyleSheets.push(sheet);
  });
  await checkNothingIsLost(page, 'with wider spacing');
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}
