import type { Page } from '@playwright/test';

/**
 * A function of the page that measures an element, after swiping to it if it is in a rail that visitors can
 * scroll. It scrolls nothing else, and then returns the rail to its start.
 */
export function prepareSwipe(page: Page) {
  return page.evaluateHandle(
    () =>
      function measureAfterSwipe<R>(element: Element, measure: () => R): R {
        const rail = element.closest('[data-rail]');
        if (rail && ['auto', 'scroll'].includes(getComputedStyle(rail).overflowX)) {
          const left = element.getBoundingClientRect().right - rail.getBoundingClientRect().right;
          rail.scrollBy({ left, behavior: 'instant' });
        }
        const measured = measure();
        rail?.scrollTo({ left: 0, behavior: 'instant' });
        return measured;
      },
  );
}
