import type { Page } from '@playwright/test';

/** What moved without having been asked to, and by how much (a share of the view, as CLS counts). */
export interface LayoutShift {
  value: number;
  moved: string[];
}

/** Less than this in all is a header that moves by a pixel or two as its typeface arrives. */
const VISIBLE = 0.0005;

/** Records every layout shift of the pages that are opened from now on, the first frames' too. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.slice(0, 40)} ${JSON.stringify([previousRect, currentRect])}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });

    interface LayoutShiftEntry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
  });
}

/** The shifts of the open page, where a visitor would see their sum. */
export async function readLayoutShifts(page: Page, visible = VISIBLE): Promise<LayoutShift[]> {
  const shifts = await page.evaluate(() => Reflect.get(window, 'layoutShifts') as LayoutShift[]);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum >= visible ? shifts : [];
}
