import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkStateWithAxe } from '../checks/axe.ts';
import { checkStopsWithin, checkTabOrder } from '../checks/focus.ts';
import { createEmail } from '../page-objects/application-dialog.ts';
import { cv, portfolio } from '../page-objects/sample-files.ts';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { findEmail, findLink, readEmails } from '../stack/read-emails.ts';
import { eachDatabase, expect, test, wcag } from '../stack/test.ts';

const TEAM = 'careers@kestrova.example';

const tag = [
  eachDatabase,
  '@ASVS-14.2.1',
  '@ASVS-14.3.3',
  ...wcag('2.1.1 2.4.3 3.3.4 3.3.7 4.1.3'),
];

test(
  'from the search to an application, and to its withdrawal',
  { tag },
  async ({ page, application, careers, ownStack }) => {
    const { origin, dataFolder, operate } = ownStack;
    const email = createEmail('own');
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));

    await openPage(page, `${origin}/careers`);
    await careers.keywords.fill('paymets');
    await careers.search.click();
    await careers.filter('Mode').selectOption('Hybrid');
    await expect(page).toHaveURL(`${origin}/careers?q=paymets&mode=Hybrid`);
    await expect(careers.cards).toHaveCount(1);
    const title = await careers.view();
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await application.fillIn(email);
    await application.cv.setInputFiles(cv);
    await application.submit.click();
    const [reference = 'none'] = /A-\w{4}-\w{4}/.exec(await application.thanks.innerText()) ?? [];
    await checkStateWithAxe(page, 'receipt of an application');

    const confirmation = await findEmail(email, dataFolder, /received your application/);
    expect(confirmation.subject).toContain(`${title} (${reference})`);
    const link = findLink(confirmation, `${origin}/careers/application#`);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(reference);
    await expect(page.getByRole('definition').filter({ hasText: cv.name })).toBeVisible();
    await checkStateWithAxe(page, 'own application');
    await checkTabOrder(page);

    await page.getByLabel('Upload Resume').setInputFiles(portfolio);
    await page.getByRole('button', { name: 'Send files' }).click();
    const stored = page.getByRole('definition').filter({ hasText: portfolio.name });
    await expect(stored).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: cv.name })).toHaveCount(0);
    await findEmail(email, dataFolder, /received your files/);
    await expect.poll(() => listUploads(dataFolder), 'the old file is deleted').toHaveLength(1);

    const team = () => readEmails(TEAM, dataFolder);
    await expect.poll(async () => (await team()).length).toBe(2);
    const notices = (await team()).map(({ text }) => text ?? '');

    const withdraw = page.getByRole('button', { name: 'Withdraw application' });
    await withdraw.click();
    const question = page.getByRole('dialog', { name: 'Withdraw this application?' });
    await checkStopsWithin(page, question);
    await checkStateWithAxe(page, 'question before a withdrawal');
    await question.getByRole('button', { name: 'Keep application' }).click();
    await expect(withdraw).toBeFocused();
    expect(await operate('applications', 'list')).toContain(email);
    await withdraw.press('Enter');
    await question.getByRole('button', { name: 'Withdraw and erase' }).click();
    await expect(mainHeading(page)).toHaveText('Your application is withdrawn');
    await expect(mainHeading(page)).toBeFocused();
    await checkStateWithAxe(page, 'withdrawn application');

    await findEmail(email, dataFolder, /withdrawn your application/);
    await findEmail(TEAM, dataFolder, new RegExp(`${reference}.* was withdrawn`));
    expect(await operate('applications', 'list')).not.toContain(email);
    await expect.poll(() => listUploads(dataFolder)).toEqual([]);
    await expect.poll(async () => (await team()).length, 'copies of the notices').toBe(1);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('No application is behind this link')).toBeVisible();

    const secret = new URL(link).hash.slice(1);
    expect(secret.length).toBeGreaterThan(40);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect([...urls, kept, ...notices].filter((text) => text.includes(secret))).toEqual([]);
    expect([...urls, kept].filter((text) => text.includes(encodeURIComponent(email)))).toEqual([]);
  },
);

/** The files that an API stores. */
async function listUploads(dataFolder: string): Promise<string[]> {
  const entries = await readdir(join(dataFolder, 'uploads'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
