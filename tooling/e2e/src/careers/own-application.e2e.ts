import { emailedLink } from '@kestrova/paths';
import { checkStopsWithin, checkTabOrder } from '../checks/focus.ts';
import { createEmail, cv, portfolio } from '../page-objects/forms.ts';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { findEmail, findLink } from '../stack/read-emails.ts';
import { findApplications } from '../stack/stored-records.ts';
import { expect, test, wcag } from '../stack/test.ts';
import { translatePage } from '../stack/translate-page.ts';

const tag = ['@ASVS-14.2.1', '@ASVS-14.3.3', ...wcag('2.1.1 2.4.3 3.3.4 3.3.7 4.1.3')];

// apps/api tests what is stored, sent and erased on each database; packages/site tests each state of the page.
test(
  'applies for a job, is invited to an interview, replaces a file, and withdraws the application',
  { tag },
  async ({ page, application, careers }) => {
    const email = createEmail('own');
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));

    await openPage(page, '/careers');
    const title = await careers.view();
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await application.fillIn(email);
    await application.cv.setInputFiles(cv);
    await application.submit.click();
    const [reference = 'none'] = /A-\w{4}-\w{4}/.exec(await application.thanks.innerText()) ?? [];

    const confirmation = await findEmail(email, /received your application/);
    expect(confirmation.subject).toContain(`${title} (${reference})`);
    const link = findLink(confirmation, emailedLink(new URL(page.url()).origin, 'application', ''));

    const notice = await findEmail('careers@kestrova.example', new RegExp(`${reference}: `));
    const recruiter = await page.context().newPage();
    await recruiter.addInitScript(translatePage);
    await recruiter.goto(findLink(notice, emailedLink(new URL(page.url()).origin, 'review', '')));
    await expect(recruiter.getByRole('radio', { name: 'Interview' })).toBeVisible();
    await checkTabOrder(recruiter);
    await recruiter.getByText('Offer', { exact: true }).click();
    await recruiter.getByRole('textbox').fill('Tuesday at ten?');
    await recruiter.getByText('Interview', { exact: true }).click();
    const preview = recruiter.getByRole('region', { name: 'The email as it will be sent' });
    await expect(preview).toContainText('invite you to an interview.Tuesday at ten?');
    await expect(preview).not.toContainText('offer');
    await recruiter.getByRole('button', { name: 'Save and email' }).click();
    await expect(recruiter.getByText(/^Interview was saved at/)).toBeVisible();
    await recruiter.close();
    await findEmail(email, /like to meet you/);

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Interview' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await checkTabOrder(page);

    await page.getByLabel('Upload Resume').setInputFiles(portfolio);
    await page.getByRole('button', { name: 'Send files' }).click();
    const stored = page.getByRole('definition');
    await expect(stored.filter({ hasText: portfolio.name })).toBeVisible();
    await expect(stored.filter({ hasText: cv.name })).toHaveCount(0);
    await findEmail(email, /received your files/);

    await page.getByRole('button', { name: 'Withdraw application' }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw this application?' });
    await checkStopsWithin(page, question);
    await question.getByRole('button', { name: 'Withdraw and erase' }).click();
    await expect(mainHeading(page)).toHaveText('Your application is withdrawn');
    await findEmail(email, /withdrawn your application/);
    await findEmail('careers@kestrova.example', new RegExp(`${reference}.* was withdrawn`));
    expect(findApplications(email)).toEqual([]);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('No application is behind this link')).toBeVisible();

    const secret = new URL(link).hash.slice(1);
    expect(secret.length).toBeGreaterThan(40);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect([...urls, kept].filter((text) => text.includes(secret))).toEqual([]);
    expect([...urls, kept].filter((text) => text.includes(encodeURIComponent(email)))).toEqual([]);
  },
);
