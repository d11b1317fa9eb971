import type { Locator, Page } from 'playwright';
import { median, takeTurns, type Stack } from './stack.ts';

/** Slow 4G: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms. */
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
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
  stack: Stack,
  { apps, rounds }: { apps: readonly string[]; rounds: number },
): Promise<void> {
  const browser = await stack.startBrowser();
  const origins = new Map<string, string>();
  for (const app of apps) origins.set(app, (await stack.startSite(app)).origin);
  for (const device of ['mouse', 'touch'] as const) {
    const shares = new Map(apps.map((app) => [app, new Array<number>()]));
    for (const [from, to] of links) {
      const title = `${device}: ${from} → ${to}`;
      const rows = await compare(title, async (origin) => [
        await timeLink(device, origin + from, to),
      ]);
      for (const [app, { share }] of rows) shares.get(app)?.push(share);
    }
    for (const [app, all] of shares) {
      console.log(
        `${device}: ${app} takes ${median(all)} of ${apps.at(-1)}, as a median of links.`,
      );
    }
  }
  await compare('Response times in a walk through seven pages', timeAnswers);

  /** Prints the times of each site in ms, and their median as a share of the last site's. */
  async function compare(title: string, measure: (origin: string) => Promise<number[]>) {
    const times = await takeTurns(apps, rounds, (app) => measure(origins.get(app) ?? ''));
    const last = median([...times.values()].at(-1) ?? []);
    const rows = Array.from(times, ([app, all]) => {
      const share = Number((median(all) / last).toFixed(2));
      return [app, { median: median(all), share, worst: Math.max(...all) }] as const;
    });
    console.log(title);
    console.table(Object.fromEntries(rows));
    return rows;
  }

  async function timeLink(device: Device, url: string, to: string): Promise<number> {
    const page = await openPage(device, url);
    const link = page.locator(`a[href^="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(idleTime);
    const time = timeNextHeading(page);
    await (device === 'touch' ? link.tap() : pressByMouse(link));
    const milliseconds = await time;
    await page.close();
    return milliseconds;
  }

  /** The Interaction to Next Paint of each press in a walk. */
  async function timeAnswers(origin: string): Promise<number[]> {
    const page = await openPage('mouse', `${origin}/home`);
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
    for (const path of walk) {
      await pressByMouse(page.locator(`header a[href="${path}"]:visible`).first());
      await page.waitForTimeout(settleTime);
    }
    const times = await observed.evaluate((answers) => [...answers.values()]);
    await page.close();
    return times;
  }

  async function openPage(device: Device, url: string): Promise<Page> {
    const { page, session } = await browser.openPage(devices[device]);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', connection);
    await page.goto(url);
    await page.locator('#root[data-hydrated]').waitFor();
    return page;
  }
}

/** Like a person: waits a moment on the link, and holds the button for a moment. */
async function pressByMouse(link: Locator): Promise<void> {
  await link.hover();
  await link.page().waitForTimeout(120);
  await link.click({ delay: 60 });
}

/** Milliseconds from the next press, by its own time stamp, until another heading is painted. */
function timeNextHeading(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const find = () => document.querySelector('main h1');
    const before = find();
    const { timeStamp } = await new Promise<Event>((resolve) => {
      addEventListener('pointerdown', resolve, { capture: true, once: true });
    });
    let heading = before;
    while (!heading || heading === before || !heading.getBoundingClientRect().height) {
      await new Promise(requestAnimationFrame);
      heading = find();
    }
    // The task after a frame's callbacks runs once the frame is drawn.
    await new Promise<unknown>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage('');
    });
    return Math.round(performance.now() - timeStamp);
  });
}
