import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkStateWithAxe } from '../checks/axe.ts';
import { checkStopsWithin, checkTabOrder } from '../checks/focus.ts';
import { createEmail } from '../page-objects/application-dialog.ts';
import { openPage } from '../stack/open-page.ts';
import { findEmail, findLink, readEmails } from '../stack/read-emails.ts';
import { eachDatabase, expect, test, wcag } from '../stack/test.ts';

const job = {
  jobTitle: 'Kotlin Engineer',
  jobCountry: 'USA',
  experince: 3,
  jobLevel: 'Mid',
  jobType: 'Full-time',
  jobMode: 'Remote',
  jobInfo: 'Own the ledger.',
  jobDescription: 'Keep the ledger.',
};
const jobs = [
  { ...job, jobCode: 'E2E-1', jobLocation: 'Boise, ID' },
  { ...job, jobCode: 'E2E-2', jobLocation: 'Tulsa, OK', jobMode: 'On-site' },
  { ...job, jobCode: 'E2E-3', jobLocation: 'Miami, FL', jobTitle: 'Cook', jobInfo: 'Cook.' },
];

const tag = [eachDatabase, '@ASVS-14.2.1', ...wcag('2.1.1 2.4.3 4.1.3')];

test(
  'an alert from the list of jobs to its end with one click',
  { tag },
  async ({ page, ownStack }) => {
    const { origin, dataFolder, operate } = ownStack;
    const email = createEmail('alert');
    await openPage(page, `${origin}/careers?q=kotlin&mode=Remote`);
    const offer = page.getByRole('button', { name: 'Email me new jobs like these' });
    await offer.click();
    const dialog = page.getByRole('dialog', { name: 'New jobs by email' });
    await expect(dialog).toContainText('kotlin');
    await checkStopsWithin(page, dialog);
    await checkStateWithAxe(page, 'form of a job alert');
    await dialog.getByRole('textbox', { name: 'Email' }).pressSequentially(email, { delay: 40 });
    await dialog.getByRole('button', { name: 'Send me the link' }).click();
    const receipt = page.getByRole('dialog', { name: 'Please look into your mailbox' });
    await receipt.getByRole('button', { name: 'Back to the jobs' }).click();
    await expect(offer).toBeFocused();

    const optIn = await findEmail(email, dataFolder, /^Confirm your job alert/);
    expect(optIn.text, 'what a stranger could have typed').not.toContain('kotlin');
    const link = findLink(optIn, `${origin}/careers/alerts#`);
    await page.goto(link);
    const confirm = page.getByRole('button', { name: 'Turn on this alert' });
    await expect(confirm).toBeVisible();
    await expect(page.getByRole('main')).toContainText(email);
    await checkStateWithAxe(page, 'job alert to confirm');
    await checkTabOrder(page);
    await confirm.click();
    await expect(page.getByRole('heading', { name: 'This alert is on' })).toBeFocused();
    await checkStateWithAxe(page, 'job alerts');

    const file = join(dataFolder, 'jobs.json');
    await writeFile(file, JSON.stringify(jobs));
    await operate('jobs', 'import', file);
    const news = await findEmail(email, dataFolder, /^New job: Kotlin Engineer/);
    expect(news.text).toContain('Boise, ID');
    expect(news.text).not.toMatch(/Tulsa|Miami/);
    await page.goto(findLink(news, `${origin}/careers/job-description/`));
    await expect(page.getByRole('heading', { level: 1, name: job.jobTitle })).toBeVisible();

    expect(await readEmails(email, dataFolder)).toHaveLength(2);
    const headers = new Map(news.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, oneClick = ''] = /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
    expect((await fetch(oneClick)).ok, 'a program that follows links ends nothing').toBe(false);
    await page.goto(link);
    const end = page.getByRole('button', { name: /^End this alert/ });
    await expect(end).toHaveCount(1);
    // As a mail program does: without a cookie, an Origin or a script of ours.
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    for (let press = 0; press < 2; press += 1) {
      expect((await fetch(oneClick, { method: 'POST', body })).status).toBe(200);
    }
    await page.reload();
    await expect(page.getByText('No alert is behind this link')).toBeVisible();
    await expect(end).toHaveCount(0);
    const copies = async () => (await readEmails(email, dataFolder)).length;
    await expect.poll(copies, 'copies of the emails that were sent').toBe(0);
  },
);
