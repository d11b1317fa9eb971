import { expect, type Page } from '@playwright/test';

/** Less than this in all is a header that moves by a pixel or two as its typeface arrives. */
const VISIBLE = 0.0005;

/**
 * Nothing has moved since the document arrived without having been asked to, or so little that a
 * visitor does not see it: the sum is below `visible`, a share of the view as CLS counts it.
 */
export async function checkSteadiness(page: Page, visible = VISIBLE): Promise<void> {
  const shifts = await page.evaluate(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shown = (observer.takeRecords() as LayoutShift[]).filter((one) => !one.hadRecentInput);
    return shown.map(({ value, sources }) => ({
      value,
      moved: sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 40)} ${JSON.stringify([previousRect, currentRect])}`,
      ),
    }));
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum >= visible ? shifts : [], `moved on ${page.url()}`).toEqual([]);
}
