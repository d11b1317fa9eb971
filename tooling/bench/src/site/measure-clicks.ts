import type { Browser, Page } from 'playwright';

/** Slow 4G as the bar names it: 1.6 Mbit/s, 150 ms; with a processor four times slower. */
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const cpuSlowdown = 4;
/** Milliseconds that a visitor looks at a page before the click. */
const idleTime = 3000;

/** The page on which a click is made, and what it leads to. */
const clicks = [
  ['/home', '/services'],
  ['/home', '/impact-stories'],
  ['/home', '/about-us'],
  ['/home', '/contact-us'],
  ['/home', '/careers'],
  ['/services', '/services/fintech-services'],
  ['/services', '/services/gcc-services'],
  ['/impact-stories', '/impact-stories-details/TUFBQg=='],
  ['/impact-stories', '/impact-stories-details/T0RD'],
  ['/careers', '/careers/job-description/'],
  ['/about-us', '/home'],
  ['/contact-us', '/terms-policy'],
] as const;

/**
 * Clicks on links after a while of rest, each with an empty cache.
 * @returns how long each took to show the next page's heading, in milliseconds.
 */
export async function measureClicks(browser: Browser, origin: string) {
  const delays: { click: string; delay: number }[] = [];
  for (const [from, to] of clicks) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', connection);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(origin + from);
    await page.locator('#root[data-hydrated]').waitFor();
    const link = page.locator(`a[href^="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(idleTime);
    delays.push({ click: `${from} → ${to}`, delay: await timeClick(page, to) });
    await page.close();
  }
  return delays;
}

/** Clicks without moving the pointer there first, which would be a visitor's hint. */
async function timeClick(page: Page, to: string): Promise<number> {
  const timing = page.evaluate(
    (href) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main h1');
        let start = 0;
        function look() {
          const heading = document.querySelector('main h1');
          if (!heading || heading === before || !heading.getBoundingClientRect().height) {
            requestAnimationFrame(look);
            return;
          }
          // The task after a frame's callbacks runs once the frame is drawn.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage('');
        }
        const links = [...document.querySelectorAll<HTMLElement>(`a[href^="${href}"]`)];
        const link = links.find((candidate) => candidate.checkVisibility());
        start = performance.now();
        requestAnimationFrame(look);
        link?.click();
      }),
    to,
  );
  return Math.round(await timing);
}
