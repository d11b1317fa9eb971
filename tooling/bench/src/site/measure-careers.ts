import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveSite } from '@kestrova/hosting';
import type { Page } from 'playwright';
import { cacheFolder } from '../folders.ts';
import { copySite } from './copy-site.ts';
import { openBrowser, startApi } from './environment.ts';

const run = promisify(execFile);
const cpuSlowdown = 4;
/** Milliseconds after which a step has shown all that it shows. */
const settleTime = 1000;

/** What a visitor does on the careers page, one after the other. */
const steps: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'open the list': (page) => page.locator('#root[data-hydrated]').waitFor(),
  'choose a mode': (page) => page.getByLabel('Mode').selectOption('Remote'),
  'choose a place': (page) => page.getByLabel('Place').selectOption({ index: 1 }),
  'clear the filters': (page) => page.getByRole('button', { name: 'Clear filters' }).click(),
  'show more': (page) => page.getByRole('button', { name: 'Show more' }).click(),
  'search for words': async (page) => {
    await page.getByLabel('Keywords').fill('payments engneer');
    await page.getByRole('button', { name: 'Search' }).click();
  },
  'search for others': async (page) => {
    await page.getByLabel('Keywords').fill('react');
    await page.getByRole('button', { name: 'Search' }).click();
  },
};

/**
 * Uses the careers page with so many jobs, with a processor four times slower, and prints the longest
 * frame of each step, and how high the page and how large its HTML is.
 */
export async function measureCareers(app: string, jobCount: number): Promise<void> {
  await using started = new AsyncDisposableStack();
  const api = started.adopt(await startApi(), ({ stop }) => stop());
  await importJobs(api.dataDir, jobCount);
  const { site } = await copySite(app, api.url);
  const served = await serveSite({ folder: site, port: 0, apiBaseUrl: api.url });
  started.defer(() => served.close());
  const { browser } = started.adopt(await openBrowser(), (opened) => opened.browser.close());
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await watchFrames(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const response = await page.goto(`${served.url}/careers`);
  const figures: object[] = [];
  for (const [step, act] of Object.entries(steps)) {
    await act(page);
    await page.waitForTimeout(settleTime);
    figures.push({ step, 'longest frame (ms)': await takeLongestFrame(page) });
  }
  console.table(figures);
  const { scrollHeight } = await page.evaluate(() => ({
    scrollHeight: document.documentElement.scrollHeight,
  }));
  const bytes = (await response?.request().sizes())?.responseBodySize;
  console.log(`${jobCount} jobs: the page is ${scrollHeight} px high, its HTML ${bytes} B.`);
}

/** Jobs that differ in what is searched and filtered, beside those of the first start. */
async function importJobs(dataDir: string, count: number): Promise<void> {
  const pick = (values: readonly string[], place: number) => values[place % values.length];
  const jobs = Array.from({ length: count }, (_, place) => ({
    jobCode: `BENCH-${place}`,
    jobTitle: `${pick(['Senior', 'Lead', 'Junior'], place)} ${pick(['Payments', 'React', 'Data', 'Java'], place)} Engineer`,
    jobLocation: pick(['Austin, TX', 'Wilmington, DE', 'Boston, MA', 'Denver, CO'], place),
    jobCountry: 'USA',
    experince: place % 12,
    jobLevel: pick(['Senior', 'Lead', 'Junior'], place),
    jobType: pick(['Full time', 'Contract'], place),
    jobMode: pick(['Remote', 'Hybrid', 'On-site'], place),
    jobInfo: `Own the services of client ${place} with a team of ${2 + (place % 9)}, from design to operations.`,
    jobDescription: 'What the work is.',
    jobRequirements: 'What it takes.',
    skills: 'What helps.',
    qualification: 'A degree, or the work to show instead.',
    benifits: '1 - 2',
  }));
  const file = join(cacheFolder, 'jobs.json');
  await writeFile(file, JSON.stringify(jobs));
  await run('pnpm', ['--filter', '@kestrova/api', 'operator', 'jobs', 'import', file], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

/** Frames of 50 ms or less are not reported by the browser. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: number[] = [];
    Reflect.set(window, 'longFrames', frames);
    new PerformanceObserver((list) => {
      frames.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'long-animation-frame', buffered: true });
  });
}

async function takeLongestFrame(page: Page): Promise<string> {
  const frames = await page.evaluate(() =>
    (Reflect.get(window, 'longFrames') as number[]).splice(0),
  );
  return frames.length === 0 ? 'at most 50' : String(Math.round(Math.max(...frames)));
}
