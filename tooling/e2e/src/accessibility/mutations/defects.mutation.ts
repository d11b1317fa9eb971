import { expect, test, type Page } from '@playwright/test';
import { standInForMap } from '../checks/stand-in-for-map.ts';
import { plant } from './defect.ts';
import { defects } from './defects.ts';
import { views, type ViewName } from './views.ts';
import { openPage } from '../../stack/open-page.ts';

test.beforeEach(({ page }) => standInForMap(page));

for (const view of Object.keys(views) as ViewName[]) {
  test(`sound: ${view}`, async ({ page }) => {
    const failing = await findFailingCheck(page, view);
    expect(failing && `${failing.name}: ${String(failing.error)}`).toBeUndefined();
  });
}

for (const defect of defects) {
  test(`defect: ${defect.name} (${defect.view})`, async ({ page }, { annotations }) => {
    await plant(page, defect);
    const check = await findFailingCheck(page, defect.view);
    expect(check, 'the check that catches it').toBeDefined();
    annotations.push({ type: 'caught by', description: check?.name ?? '' });
  });
}

/** Runs the view's checks one after another, each on a fresh page, until one fails. */
async function findFailingCheck(page: Page, view: ViewName) {
  const { path, checks } = views[view];
  for (const [name, check] of Object.entries<(page: Page) => Promise<unknown>>(checks)) {
    try {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ reducedMotion: null, forcedColors: null, media: null });
      await openPage(page, path);
      await check(page);
    } catch (error) {
      return { name, error };
    }
  }
  return undefined;
}
