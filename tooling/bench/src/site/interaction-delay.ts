import type { Browser, Page } from 'playwright';

/** A visitor's step on a page, and the page on which it is made. */
interface Interaction {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
}

const CPU_SLOWDOWN = 6;

const interactions: readonly Interaction[] = [
  {
    name: 'open the Services menu',
    path: '/home',
    act: (page) => page.locator('summary', { hasText: 'Services' }).first().click(),
  },
  {
    name: 'open another offering',
    path: '/home',
    act: (page) => page.locator('main summary').nth(1).click(),
  },
  {
    name: 'pause the logos',
    path: '/home',
    act: (page) => page.getByRole('button', { name: /^Pause/ }).click(),
  },
  {
    name: 'follow a link',
    path: '/home',
    act: (page) => page.getByRole('link', { name: 'About Us' }).first().click(),
  },
  {
    name: 'type in the enquiry',
    path: '/contact-us',
    act: (page) => page.locator('form input').first().pressSequentially('Asha'),
  },
  {
    name: 'send the enquiry empty',
    path: '/contact-us',
    act: (page) => page.locator('form [type=submit]').click(),
  },
];

/** Milliseconds from each interaction to the next paint, on a processor six times slower. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
): Promise<{ name: string; delay: number }[]> {
  const delays = [];
  for (const { name, path, act } of interactions) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await page.goto(origin + path);
    await page.locator('#root[data-alive]').waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(observeDelays);
    await act(page);
    await page.waitForTimeout(800);
    const delay = await page.evaluate(() => Number(Reflect.get(window, 'longestDelay')));
    delays.push({ name, delay });
    await page.close();
  }
  return delays;
}

/** Runs in the page: keeps the longest event duration, which is what INP is made of. */
function observeDelays(): void {
  Reflect.set(window, 'longestDelay', 0);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      const longest = Math.max(Number(Reflect.get(window, 'longestDelay')), duration);
      Reflect.set(window, 'longestDelay', longest);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
