import { expect, type Page } from '@playwright/test';

/** Of the view, as CLS counts it: less is a header that moves by a pixel or two, more is text that jumps. */
const VISIBLE = 0.02;

/** Once the typefaces are there, next to nothing has moved without having been asked to. */
export async function checkSteadiness(page: Page): Promise<void> {
  const shifts = await page.evaluate(async () => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    await document.fonts.ready;
    // What the typefaces move is drawn in the next frame, and recorded after it.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
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
  expect(sum >= VISIBLE ? shifts : [], `moved on ${page.url()}`).toEqual([]);
}
