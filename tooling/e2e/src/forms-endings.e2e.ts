import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  applicationDialog,
  applyFromCard,
  createEmail,
  fillInApplication,
  thanksDialog,
} from './forms/application-dialog.ts';
import { contactForm, createContactEntries, fillInContact } from './forms/contact-form.ts';
import { cv } from './forms/sample-files.ts';
import { E2E_DATA_FOLDER } from './stack/folders.ts';
import { findApplications, findContactRequests, query } from './stack/kept-records.ts';
import { loseAnswers } from './stack/lose-answers.ts';
import { serveSite, startStack } from './stack/start-stack.ts';
import { siteOf } from './stack/site-of.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const PORTS = {
  india: { api: 4230, ownSite: 4231, way: 4234, site: 4235 },
  usa: { api: 4232, ownSite: 4233, way: 4236, site: 4237 },
  translated: { api: 4238, ownSite: 4239, way: 4240, site: 4241 },
};

const NOTHING_LOST = 'Nothing you entered is lost';

/** Answers of a server, and the words that the visitor then reads (spec 8). */
const failures = [
  [404, { exceptionMsg: 'Never shown.' }, 'Resource not found.'],
  [400, { exceptionMsg: 'Please check the form.' }, 'Please check the form.'],
  [429, { exceptionMsg: 'Please wait a minute.', error: 'no' }, 'Please wait a minute.'],
  [500, { error: 'Our disk is full.' }, 'Our disk is full.'],
  [503, {}, NOTHING_LOST],
] as const;

test('an application that fails says why and keeps everything, file included', async ({ page }) => {
  await applyFromCard(page);
  const { dialog, field, submit, cv: cvField } = applicationDialog(page);
  await fillInApplication(page, createEmail('failing'));
  await cvField.setInputFiles(cv);
  for (const [status, json, words] of failures) {
    await page.route('**/job/application', (route) => route.fulfill({ status, json }));
    await submit.click();
    await expect(toast(page, words)).toBeVisible();
    await expect(submit).not.toHaveAttribute('aria-busy', 'true');
    await expect(field('First Name')).toHaveValue('Asha');
    await expect(dialog).toContainText(cv.name);
    await page.unroute('**/job/application');
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
  }
});

test('a toast leaves after 5 seconds', async ({ page }) => {
  await openPage(page, '/contact-us');
  await page.route('**/contact/**', (route) =>
    route.fulfill({ json: { responseCode: 1, responseMessage: 'Thank you.' } }),
  );
  await fillInContact(page, createContactEntries('asha@example.com'));
  await page.clock.install();
  await contactForm(page).submit.click();
  await expect(toast(page, 'Thank you.')).toBeVisible();
  await page.clock.runFor(4000);
  await expect(toast(page, 'Thank you.')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toast(page, 'Thank you.')).toHaveCount(0);
});

test('another responseCode says so and leads to the careers page', async ({ page }) => {
  await openPage(page, '/careers');
  await page
    .getByRole('link', { name: /View details/ })
    .first()
    .click();
  await page.waitForURL('**/careers/job-description/**');
  await page
    .getByRole('button', { name: /^Apply for/ })
    .first()
    .click();
  await fillInApplication(page, createEmail('declined'));
  await page.route('**/job/application', (route) =>
    route.fulfill({ json: { responseCode: 0, responseMessage: 'This position is filled.' } }),
  );
  await applicationDialog(page).submit.click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(toast(page, 'This position is filled.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a contact request that is declined keeps what was typed', async ({ page }) => {
  await openPage(page, '/contact-us');
  await fillInContact(page, createContactEntries('asha@example.com'));
  await page.route('**/contact/**', (route) =>
    route.fulfill({ json: { responseCode: 0, responseMessage: 'Please call us instead.' } }),
  );
  await contactForm(page).submit.click();
  await expect(toast(page, 'Please call us instead.')).toBeVisible();
  await expect(contactForm(page).field('Name')).toHaveValue('Asha Okafor');
});

test('an answer that is lost on its way: the retry is the same submission', async ({ page }, {
  project,
}) => {
  const ports = PORTS[project.name as keyof typeof PORTS];
  const way = await loseAnswers(ports.way, 4000);
  const site = await serveSite(siteOf(project), ports.site, `http://localhost:${ports.way}`);
  try {
    const email = createEmail('lost-answer');
    await openPage(page, `http://localhost:${ports.site}/contact-us`);
    await fillInContact(page, createContactEntries(email));
    await contactForm(page).submit.click();
    await expect.poll(() => way.lost).toBe(1);
    await expect(contactForm(page).submit).not.toHaveAttribute('aria-busy', 'true');
    way.isLosing = false;
    await contactForm(page).submit.click();
    await expect(contactForm(page).field('Message')).toHaveValue('');
    expect(findContactRequests(E2E_DATA_FOLDER, email)).toHaveLength(1);

    way.isLosing = true;
    await openPage(page, `http://localhost:${ports.site}/careers`);
    await page
      .getByRole('button', { name: /^Apply for/ })
      .first()
      .click();
    await fillInApplication(page, email);
    const { cv: cvField, submit } = applicationDialog(page);
    await cvField.setInputFiles(cv);
    await submit.click();
    await expect.poll(() => way.lost).toBe(2);
    await expect(submit).not.toHaveAttribute('aria-busy', 'true');
    way.isLosing = false;
    await submit.click();
    await expect(thanksDialog(page)).toBeVisible();
    expect(findApplications(E2E_DATA_FOLDER, email)).toHaveLength(1);
  } finally {
    site.kill('SIGTERM');
    await way.stop();
  }
});

test.describe('with an API of its own', () => {
  test('the API goes down and comes up again, and nothing is typed twice', async ({ page }, {
    project,
    outputDir,
  }) => {
    const ports = PORTS[project.name as keyof typeof PORTS];
    const stack = await startStack({
      apiPort: ports.api,
      sites: { [siteOf(project)]: ports.ownSite },
      dataFolder: join(outputDir, 'data'),
    });
    try {
      const origin = `http://localhost:${ports.ownSite}`;
      const email = createEmail('power-cut');
      await openPage(page, `${origin}/careers`);
      await page
        .getByRole('button', { name: /^Apply for/ })
        .first()
        .click();
      await fillInApplication(page, email);
      await applicationDialog(page).cv.setInputFiles(cv);
      await stack.killApi();
      await applicationDialog(page).submit.click();
      await expect(toast(page, /try again|Nothing you entered/)).toBeVisible();
      await expect(applicationDialog(page).submit).not.toHaveAttribute('aria-busy', 'true');

      await stack.startApi();
      await applicationDialog(page).submit.click();
      await expect(thanksDialog(page)).toBeVisible();
      expect(findApplications(stack.dataFolder, email)).toHaveLength(1);

      await openPage(page, `${origin}/careers`);
      const title = await page.getByRole('article').first().getByRole('heading').innerText();
      await page.getByRole('button', { name: `Apply for ${title}` }).click();
      await fillInApplication(page, createEmail('closed'));
      query(
        stack.dataFolder,
        'update jobs set closedAt = ? where jobTitle = ? returning jobId',
        new Date().toISOString(),
        title,
      );
      await applicationDialog(page).submit.click();
      await expect(toast(page, 'no longer open')).toBeVisible();
      await expect(page).toHaveURL(/\/careers$/);
    } finally {
      await stack.stop();
    }
  });
});

function toast(page: Page, words: string | RegExp) {
  return page.getByRole('region', { name: 'Notifications' }).getByText(words);
}
