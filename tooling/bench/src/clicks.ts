import type { Locator, Page } from 'playwright';
import { median, slowDown, type Stack } from './start-stack.ts';

/** Slow 4G: 1.6 Mbit/s, 150 ms. */
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
/** Milliseconds on the page before the press. */
const idleTime = 6000;

/** The page on which a link is pressed, and where that leads. */
const links = [
  ['/home', '/services'],
  ['/home', '/careers'],
  ['/services', '/services/fintech-services'],
  ['/impact-stories', '/impact-stories-details/TUFBQg=='],
  ['/careers', '/careers/job-description/'],
] as const;

const devices = {
  mouse: { viewport: { width: 1280, height: 800 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true },
};

/**
 * Presses links on idle pages, each with an empty cache, and prints the milliseconds from the press to the
 * next page's heading.
 */
export async function measureClicks(
  { browser, serve, writeSite }: Stack,
  app: string,
): Promise<void> {
  const origin = await serve(await writeSite(app));
  for (const device of ['mouse', 'touch'] as const) {
    const delays: Record<string, number> = {};
    for (const [from, to] of links) {
      const page = await browser.newPage(devices[device]);
      const session = await slowDown(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', connection);
      await page.goto(origin + from);
      await page.locator('#root[data-hydrated]').waitFor();
      const link = page.locator(`a[href^="${to}"]:visible`).first();
      await link.scrollIntoViewIfNeeded();
      await page.waitForTimeout(idleTime);
      const delay = timeNextHeading(page);
      await (device === 'touch' ? link.tap() : pressByMouse(page, link));
      delays[`${from} → ${to}`] = await delay;
      await page.close();
    }
    console.table(delays);
    const times = Object.values(delays);
    console.log(`${app}, ${device}: median ${median(times)} ms, worst ${Math.max(...times)} ms.`);
  }
}

/** Like a person: waits a moment on the link, and holds the button for a moment. */
async function pressByMouse(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.waitForTimeout(120);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
}

/** Milliseconds from the next press, by its own time stamp, until another heading is painted. */
function timeNextHeading(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main h1');
        addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), {
          capture: true,
          once: true,
        });
        function look(pressedAt: number) {
          const heading = document.querySelector('main h1');
          if (!heading || heading === before || !heading.getBoundingClientRect().height) {
            requestAnimationFrame(() => look(pressedAt));
            return;
          }
          // The task after a frame's callbacks runs once the frame is drawn.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(Math.round(performance.now() - pressedAt));
          port2.postMessage('');
        }
      }),
  );
}
