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
/** Milliseconds after which the next page of a walk is shown. */
const settleTime = 2500;

/** The page on which a link is pressed, and the target of the link. */
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
type Device = keyof typeof devices;

/** The links that are pressed in the header, in order, from the home page on. */
const walk = ['/services', '/impact-stories', '/about-us', '/careers', '/contact-us', '/home'];

/**
 * Presses links on idle pages, each with an empty cache, and prints the milliseconds from the press
 * to the heading of the next page. Then walks through seven pages, and prints the milliseconds to
 * the frame after each press. The sites take turns, so that all run under the same load.
 */
export async function measureClicks(
  { browser, startSite }: Stack,
  { apps, rounds }: { apps: readonly string[]; rounds: number },
): Promise<void> {
  const origins: Record<string, string> = {};
  for (const app of apps) origins[app] = (await startSite(app)).origin;
  for (const device of ['mouse', 'touch'] as const) {
    const shares: Record<string, number[]> = {};
    for (const [from, to] of links) {
      const rows = await compare(async (origin) => [await timeLink(device, origin + from, to)]);
      console.log(`${device}: ${from} → ${to}`);
      console.table(rows);
      for (const [app, { share }] of Object.entries(rows)) (shares[app] ??= []).push(share);
    }
    for (const [app, all] of Object.entries(shares)) {
      console.log(
        `${device}: ${app} takes ${median(all)} of ${apps.at(-1)}, as a median of links.`,
      );
    }
  }
  console.log('Response times in a walk through seven pages');
  console.table(await compare(timeAnswers));

  /** The times of each site in ms, and their median as a share of the last site's. */
  async function compare(measure: (origin: string) => Promise<number[]>) {
    const times = new Map(apps.map((app) => [app, new Array<number>()]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [app, all] of times) all.push(...(await measure(origins[app] ?? '')));
    }
    const last = median([...times.values()].at(-1) ?? []);
    const rows = Array.from(times, ([app, all]) => {
      const share = Number((median(all) / last).toFixed(2));
      return [app, { median: median(all), share, worst: Math.max(...all) }] as const;
    });
    return Object.fromEntries(rows);
  }

  async function timeLink(device: Device, url: string, to: string): Promise<number> {
    await using page = await openPage(device, url);
    const link = page.locator(`a[href^="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(idleTime);
    const delay = timeNextHeading(page);
    await (device === 'touch' ? link.tap() : pressByMouse(page, link));
    return await delay;
  }

  async function timeAnswers(origin: string): Promise<number[]> {
    await using page = await openPage('mouse', `${origin}/home`);
    const readAnswers = await observeAnswers(page);
    for (const path of walk) {
      await pressByMouse(page, page.locator(`header a[href="${path}"]:visible`).first());
      await page.waitForTimeout(settleTime);
    }
    return await readAnswers();
  }

  async function openPage(device: Device, url: string): Promise<Page> {
    const page = await browser.newPage(devices[device]);
    const session = await slowDown(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', connection);
    await page.goto(url);
    await page.locator('#root[data-hydrated]').waitFor();
    return page;
  }
}

/** Returns a function that reads the Interaction to Next Paint of each press from now on. */
async function observeAnswers(page: Page): Promise<() => Promise<number[]>> {
  const observed = await page.evaluateHandle(() => {
    const answers = new Map<number, number>();
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId === 0) continue;
        answers.set(interactionId, Math.max(answers.get(interactionId) ?? 0, duration));
      }
    }).observe(options);
    return answers;
  });
  return () => observed.evaluate((answers) => [...answers.values()]);
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
