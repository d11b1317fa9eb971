import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { cacheFolder, median, type Stack } from './stack.ts';

/** Milliseconds after which a step has rendered everything. */
const settleTime = 1000;
const rounds = 5;

/** The steps of a visitor, in order: a key press in a field or on a button. */
const steps = [
  { step: 'choose a mode', name: 'Mode', key: 'ArrowDown' },
  { step: 'choose a place', name: 'Place', key: 'ArrowDown' },
  { step: 'clear the filters', name: 'Clear filters', key: 'Enter' },
  { step: 'show more', name: 'Show more', key: 'Enter' },
  { step: 'search for words', name: 'Keywords', words: 'payments engneer', key: 'Enter' },
];

/**
 * Uses the careers page with `jobCount` more jobs and a processor four times slower. Prints the
 * median of the longest frame of each step, and the height of the page.
 */
export async function measureCareers(stack: Stack, app: string, jobCount: number): Promise<void> {
  await importJobs(stack, jobCount);
  const { origin } = await stack.startSite(app);
  const { openPage } = await stack.startBrowser();
  const frames: Record<string, number[]> = {};
  let height = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { page } = await openPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${origin}/careers`);
    await page.locator('#root[data-hydrated]').waitFor();
    (frames['open the list'] ??= []).push(await findLongestFrame(page, 0));
    for (const step of steps) (frames[step.step] ??= []).push(await takeStep(page, step));
    height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.close();
  }
  const medians = Object.entries(frames).map(([step, all]) => [step, median(all)]);
  console.table(Object.fromEntries(medians));
  console.log(`In ms; 0 means at most 50. With ${jobCount} jobs the page is ${height} px high.`);
}

/** The longest frame after the key press: finding a button by name costs more than its handler. */
async function takeStep(page: Page, { name, words, key }: (typeof steps)[number]): Promise<number> {
  const target = page.getByLabel(name).or(page.getByRole('button', { name }));
  await (words ? target.fill(words) : target.focus());
  await page.waitForTimeout(settleTime);
  const start = await page.evaluate(() => performance.now());
  await page.keyboard.press(key);
  return findLongestFrame(page, start);
}

/** The longest of the frames that the browser reports, those of more than 50 ms. */
async function findLongestFrame(page: Page, start: number): Promise<number> {
  await page.waitForTimeout(settleTime);
  return page.evaluate((from) => {
    const frames = performance.getEntriesByType('long-animation-frame');
    const durations = frames.map(({ startTime, duration }) => (startTime < from ? 0 : duration));
    return Math.round(Math.max(0, ...durations));
  }, start);
}

/** Adds jobs that differ in the searched and filtered fields to the sample jobs. */
async function importJobs({ operate }: Stack, count: number): Promise<void> {
  const jobs = Array.from({ length: count }, (_, place) => {
    const pick = (...values: string[]) => values[place % values.length];
    return {
      jobCode: `BENCH-${place}`,
      jobTitle: `${pick('Payments', 'React', 'Data', 'Java')} Engineer`,
      jobLocation: pick('Austin, TX', 'Wilmington, DE', 'Boston, MA', 'Denver, CO'),
      jobCountry: 'USA',
      experince: place % 12,
      jobLevel: pick('Senior', 'Lead', 'Junior'),
      jobType: pick('Full time', 'Contract'),
      jobMode: pick('Remote', 'Hybrid', 'On-site'),
      jobInfo: `Own the services of client ${place} with a team of ${2 + (place % 9)}, from design to operations.`,
      jobDescription: 'What the work is.',
      skills: 'What helps.',
    };
  });
  const file = join(cacheFolder, 'jobs.json');
  await writeFile(file, JSON.stringify(jobs));
  await operate('jobs', 'import', file);
}
