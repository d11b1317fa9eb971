import { expect, type Page } from '@playwright/test';

/** Checks that controls keep an edge with a reader's own colors (WCAG 1.4.1, 1.4.11). */
export async function checkForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const controls = page.locator(
    'main :is(button, input:not([type=radio], [type=checkbox], [type=file]), select, textarea)',
  );
  const edgeless = await controls.evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        if (control.closest('[aria-current]')) return false;
        const style = getComputedStyle(control);
        const hasBorder = style.borderStyle !== 'none' && parseFloat(style.borderWidth) > 0;
        return !hasBorder || style.borderColor === style.backgroundColor;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 140)),
  );
  expect(edgeless, page.url()).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** Checks that with reduced motion nothing moves and everything is shown, on arrival and while scrolling. */
export async function checkStillness(page: Page): Promise<void> {
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const moving = await page.evaluate((part) => {
      scrollTo(0, document.body.scrollHeight * part);
      return document.getAnimations().flatMap(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        // Content of closed details is not restyled when the preference changes.
        return target?.checkVisibility() ? [target.outerHTML.slice(0, 100)] : [];
      });
    }, share);
    expect(moving, page.url()).toEqual([]);
  }
  const waiting = await page.locator('main :not(svg *)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => getComputedStyle(element).opacity === '0')
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(waiting, `hidden on ${page.url()}`).toEqual([]);
}
