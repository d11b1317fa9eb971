import type { Page } from '@playwright/test';

/**
 * A function of the page that measures an element, after swiping to it if it is in a row that visitors can
 * scroll. It scrolls nothing else, and then returns the row to its start.
 */
export function prepareSwipe(page: Page) {
  return page.evaluateHandle(
    () =>
      function measureAfterSwipe<R>(element: Element, measure: () => R): R {
        const isRow = (parent: Element) =>
          ['auto', 'scroll'].includes(getComputedStyle(parent).overflowX);
        let rail = element.parentElement;
        while (rail && !isRow(rail)) rail = rail.parentElement;
        if (rail) {
          // Scroll snapping would return to the previous item.
          rail.style.scrollSnapType = 'none';
          const left = element.getBoundingClientRect().right - rail.getBoundingClientRect().right;
          rail.scrollBy({ left, behavior: 'instant' });
        }
        const measured = measure();
        rail?.scrollTo({ left: 0, behavior: 'instant' });
        rail?.style.removeProperty('scroll-snap-type');
        return measured;
      },
  );
}
