import type { Browser, Page } from 'playwright';
import { watchForQuiet, type QuietPage } from './quiet-page.ts';
import {
  fetchPicturesBelow,
  findViewport,
  hasFailed,
  isFinished,
  switchTheme,
  untilPainted,
} from './shown-story.ts';
import {
  shotThemes,
  shotWidths,
  widthOfViewport,
  type Shot,
  type ShotTheme,
  type ShotWidth,
} from './shot.ts';

/** Where the static Storybook is served; what comes from elsewhere may differ from day to day. */
const STUDIO_HOST = '127.0.0.1';
/** Pages that work side by side; more than the cores of a small machine gain nothing. */
const CAMERAS = 3;
const VIEWPORT_HEIGHT = 800;
/** The day of every picture, so that "Posted 3 days ago" never ages. */
const PICTURE_DAY = new Date('2026-01-15T09:00:00Z');

/**
 * Photographs stories of a served Storybook and hands each shot over as soon as it is taken.
 * @throws Error where stories cannot be shown, or what they play goes wrong; it names them all.
 */
export async function photographStories(
  browser: Browser,
  url: string,
  storyIds: readonly string[],
  onShot: (shot: Shot) => Promise<void>,
): Promise<void> {
  const waiting = [...storyIds];
  const failed = new Set<string>();
  await Promise.all(Array.from({ length: CAMERAS }, () => operateCamera()));
  if (failed.size > 0) {
    throw new Error(`These stories fail by themselves in the build: ${[...failed].join(', ')}.`);
  }

  async function operateCamera(): Promise<void> {
    const camera = await openCamera(browser);
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      for (const width of shotWidths) {
        await openStory(camera.page, url, id, width);
        if (!(await suits(camera.page, width))) continue;
        if (await camera.page.evaluate(hasFailed)) failed.add(id);
        for (const theme of shotThemes) {
          await onShot({ storyId: id, width, theme, png: await takeShot(camera, theme) });
        }
      }
    }
    await camera.page.context().close();
  }
}

/** A page in which nothing moves, every day is the same, and the world outside is blank. */
async function openCamera(browser: Browser): Promise<QuietPage> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.route(
    ({ hostname }) => hostname !== STUDIO_HOST,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(PICTURE_DAY);
  return watchForQuiet(page);
}

async function openStory(
  page: Page,
  url: string,
  storyId: string,
  width: ShotWidth,
): Promise<void> {
  await page.setViewportSize({ width, height: VIEWPORT_HEIGHT });
  const address = new URL('iframe.html', url);
  address.searchParams.set('id', storyId);
  address.searchParams.set('viewMode', 'story');
  address.searchParams.set('globals', `theme:${shotThemes[0]};a11y.manual:!true`);
  await page.goto(address.href);
  await page.waitForFunction(isFinished);
}

/** Whether the open story is meant to be seen at a width: one that asks for a viewport has only one. */
async function suits(page: Page, width: ShotWidth): Promise<boolean> {
  const viewport = await page.evaluate(findViewport);
  return (widthOfViewport[viewport ?? ''] ?? width) === width;
}

async function takeShot({ page, untilQuiet }: QuietPage, theme: ShotTheme): Promise<Buffer> {
  if (theme !== shotThemes[0]) await page.evaluate(switchTheme, theme);
  await page.evaluate(fetchPicturesBelow);
  await untilQuiet();
  await page.evaluate(untilPainted);
  return page.screenshot({
    fullPage: !(await hasModal(page)),
    animations: 'disabled',
    caret: 'hide',
  });
}

/** Whether a dialog covers the page, which then has no other part worth showing. */
async function hasModal(page: Page): Promise<boolean> {
  return (await page.locator('dialog:modal').count()) > 0;
}
