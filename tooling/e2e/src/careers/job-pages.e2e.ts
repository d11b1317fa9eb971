import { writeFile } from 'node:fs/promises';
import { mainHeading } from '../stack/open-page.ts';
import { startStack } from '../stack/start-stack.ts';
import { expect, test } from '../stack/test.ts';

const job = {
  jobCode: 'US-LIGHT-1',
  jobTitle: 'Lighthouse Keeper',
  jobLocation: 'Portland, ME',
  jobCountry: 'USA',
  experince: 3,
  jobLevel: 'Mid',
  jobType: 'Full-time',
  jobMode: 'On-site',
  jobInfo: 'Keep the light.',
  jobDescription: 'Light the lamp at dusk.',
};
const corrected = { ...job, jobDescription: 'Light the lamp an hour before dusk.' };

// packages/site tests what each of these pages contains.
test('shows each change of a job without a further command', async ({ browser }, testInfo) => {
  // An API and sites of its own: other journeys look at the list of jobs.
  await using stack = await startStack(testInfo.outputPath('data'));
  const { operate, proxyUrl } = stack;
  const page = await browser.newPage({ proxy: { server: proxyUrl }, javaScriptEnabled: false });
  const file = testInfo.outputPath('jobs.json');
  const readPage = async (path: string) => {
    await page.goto(path);
    return page.getByRole('main').innerText();
  };
  const readStatus = async (path: string) => (await page.goto(path))?.status();

  await page.goto('/careers');
  await expect(page.getByRole('article').first()).toBeVisible();
  await writeFile(file, JSON.stringify([job]));
  await operate('jobs', 'import', file);
  await expect.poll(() => readPage('/careers')).toContain(job.jobTitle);
  const card = page.getByRole('article').filter({ hasText: job.jobTitle });
  await card.getByRole('link', { name: 'View details' }).click();
  await expect(mainHeading(page)).toHaveText(job.jobTitle);
  await expect(page.getByText(job.jobDescription)).toBeVisible();

  const url = page.url();
  await writeFile(file, JSON.stringify([corrected]));
  await operate('jobs', 'import', file, '--yes');
  await expect.poll(() => readPage(url)).toContain(corrected.jobDescription);

  await operate('jobs', 'close', job.jobCode);
  await expect.poll(() => readStatus(url)).toBe(404);
  expect(await page.content()).toContain('noindex');
  expect(await readPage('/careers')).not.toContain(job.jobTitle);

  await operate('jobs', 'reopen', job.jobCode);
  await expect.poll(() => readStatus(url)).toBe(200);
  await expect(page.getByText(corrected.jobDescription)).toBeVisible();
});
