import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveSite } from '@kestrova/hosting';
import type { Page } from 'playwright';
import { cacheFolder } from '../folders.ts';
import { copySite } from './copy-site.ts';
import { openBrowser, startApi } from './environment.ts';
import { median } from './measure-pages.ts';

const run = promisify(execFile);
/** Milliseconds after which a step has shown all that it shows. */
const settleTime = 1000;

/** What a visitor does one after the other: a key in a field or on a button. */
const steps = [
  { step: 'choose a mode', name: 'Mode', key: 'ArrowDown' },
  { step: 'choose a place', name: 'Place', key: 'ArrowDown' },
  { step: 'clear the filters', name: 'Clear filters', key: 'Enter' },
  { step: 'show more', name: 'Show more', key: 'Enter' },
  { step: 'search for words', name: 'Keywords', words: 'payments engneer', key: 'Enter' },
  { step: 'search for others', name: 'Keywords', words: 'react', key: 'Enter' },
];

/**
 * Uses the careers page with so many jobs, with a processor four times slower, and prints the longest
 * frame of each step as a median, and how high the page and how large its HTML is.
 */
export async function measureCareers(app: string, jobCount: number): Promise<void> {
  await using started = new AsyncDisposableStack();
  const api = started.adopt(await startApi(), ({ stop }) => stop());
  await importJobs(api.dataDir, jobCount);
  const { site } = await copySite(app, api.url);
  const served = await serveSite({ folder: site, port: 0, apiBaseUrl: api.url });
  started.defer(() => served.close());
  const { browser } = started.adopt(await openBrowser(), (opened) => opened.browser.close());
  const frames: Record<string, number[]> = {};
  let size = '';
  for (let round = 0; round < 5; round += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const response = await page.goto(`${served.url}/careers`);
    for await (const [step, frame] of takeSteps(page)) (frames[step] ??= []).push(frame);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    size = `${height} px high, its HTML ${(await response?.request().sizes())?.responseBodySize} B`;
    await page.close();
  }
  const medians = Object.entries(frames).map(([step, all]) => [step, median(all)]);
  console.table(Object.fromEntries(medians));
  console.log(`In ms; 0 stands for at most 50. With ${jobCount} jobs the page is ${size}.`);
}

/**
 * The longest frame of each step, from its key on: for the page it is more work to be searched for a
 * button than to answer it.
 */
async function* takeSteps(page: Page) {
  await page.locator('#root[data-hydrated]').waitFor();
  yield ['open the list', await findLongestFrame(page, 0)] as const;
  for (const { step, name, words, key } of steps) {
    const target = page.getByLabel(name).or(page.getByRole('button', { name }));
    await (words ? target.fill(words) : target.focus());
    await page.waitForTimeout(settleTime);
    const start = await page.evaluate(() => performance.now());
    await page.keyboard.press(key);
    yield [step, await findLongestFrame(page, start)] as const;
  }
}

/** The longest of the frames that the browser calls long, which are those of more than 50 ms. */
async function findLongestFrame(page: Page, start: number): Promise<number> {
  await page.waitForTimeout(settleTime);
  return page.evaluate((from) => {
    const frames = performance.getEntriesByType('long-animation-frame');
    const durations = frames.map(({ startTime, duration }) => (startTime < from ? 0 : duration));
    return Math.round(Math.max(0, ...durations));
  }, start);
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
