import type { Browser, Page } from 'playwright';
import { shotThemes, shotWidths, type Shot, type ShotTheme, type ShotWidth } from './shot.ts';

/** Pages that work side by side; more than the cores of a small machine gain nothing. */
const CAMERAS = 3;
const VIEWPORT_HEIGHT = 800;
/** The day of every picture, so that "Posted 3 days ago" never ages. */
const PICTURE_DAY = new Date('2026-01-15T09:00:00Z');

declare global {
  /** The part of Storybook's preview that the camera speaks to. */
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: string, listener: () => void) => void;
      emit: (event: string, payload: unknown) => void;
    };
  }
}

/** Photographs stories of a served Storybook and yields each shot as soon as it is taken. */
export async function photographStories(
  browser: Browser,
  url: string,
  storyIds: readonly string[],
  onShot: (shot: Shot) => Promise<void>,
): Promise<void> {
  const waiting = [...storyIds];
  await Promise.all(Array.from({ length: CAMERAS }, () => operateCamera()));

  async function operateCamera(): Promise<void> {
    const page = await openCamera(browser);
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      for (const width of shotWidths) await photographStory(page, url, id, width, onShot);
    }
    await page.context().close();
  }
}

/** A page in which nothing moves and every day is the same. */
async function openCamera(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(PICTURE_DAY);
  return page;
}

async function photographStory(
  page: Page,
  url: string,
  storyId: string,
  width: ShotWidth,
  onShot: (shot: Shot) => Promise<void>,
): Promise<void> {
  await page.setViewportSize({ width, height: VIEWPORT_HEIGHT });
  await page.goto(storyAddress(url, storyId, shotThemes[0]));
  await page.waitForFunction(
    () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
  );
  if (await page.locator('.sb-show-errordisplay').count()) {
    throw new Error(`${storyId} fails by itself; run the story as a test to see why.`);
  }
  for (const theme of shotThemes) {
    if (theme !== shotThemes[0]) await page.evaluate(switchTheme, theme);
    await page.evaluate(settle);
    const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    await onShot({ storyId, width, theme, png });
  }
}

function storyAddress(url: string, storyId: string, theme: ShotTheme): string {
  const address = new URL('iframe.html', url);
  address.searchParams.set('id', storyId);
  address.searchParams.set('viewMode', 'story');
  address.searchParams.set('globals', `theme:${theme};a11y.manual:!true`);
  return address.href;
}

/** Runs in the page: changes the toolbar's theme and waits until the story stands in it. */
function switchTheme(theme: ShotTheme): Promise<void> {
  return new Promise((resolve) => {
    window.__STORYBOOK_ADDONS_CHANNEL__.once('storyFinished', resolve);
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme } });
  });
}

/** Runs in the page: waits for fonts and for pictures, those below the fold included. */
async function settle(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([
    document.fonts.ready,
    // A picture that cannot be decoded is shown as broken, and that is what the shot should say.
    ...Array.from(document.images, (image) => image.decode().catch(() => undefined)),
  ]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
