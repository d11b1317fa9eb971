import { utimes, writeFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { checkStateWithAxe } from '../checks/axe.ts';
import { checkNothingIsLost, enlargeText } from '../checks/layout.ts';
import { applicationDialog, createEmail, cv, portfolio } from '../page-objects/forms.ts';
import { findApplications, findFiles } from '../stack/stored-records.ts';
import { expect, test, wcag } from '../stack/test.ts';

/** A web page with the name of a PDF, which only the server detects; the name is one long word. */
const disguisedPage = {
  name: 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerk.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('<!doctype html><title>Asha Okafor</title><p>My CV as a page.</p>'),
};

test('sends the job of its own tab when two tabs have two jobs', async ({ context }) => {
  const tabs = [await context.newPage(), await context.newPage()].map(applicationDialog);
  const titles = new Map<(typeof tabs)[number], string>();
  for (const [place, tab] of tabs.entries()) titles.set(tab, await tab.open(place));
  expect(new Set(titles.values()).size).toBe(2);
  for (const [tab, jobTitle] of titles) {
    const email = createEmail('tab');
    await expect(tab.dialog).toContainText(jobTitle);
    await tab.fillIn(email);
    await tab.submit.click();
    await expect(tab.thanks).toBeVisible();
    expect(findApplications(email)).toMatchObject([{ jobTitle }]);
  }
});

// packages/site tests a later response, in each form.
for (const moment of ['between the clicks', 'during the second click']) {
  test(`sends once on a double click when the response comes ${moment}`, async ({
    page,
    application,
  }) => {
    const email = createEmail('double-click');
    const { submit, thanks } = application;
    await application.open();
    await application.fillIn(email);
    const { promise: clicked, resolve: respond } = Promise.withResolvers<void>();
    await page.route('**/job/application', async (route) => {
      const response = await route.fetch();
      await clicked;
      await route.fulfill({ response });
    });
    const isBetween = moment === 'between the clicks';
    await submit.hover();
    await page.mouse.down({ clickCount: 1 });
    await page.mouse.up({ clickCount: 1 });
    if (!isBetween) await page.mouse.down({ clickCount: 2 });
    respond();
    await expect(thanks).toBeVisible();
    if (isBetween) await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });

    // By now, an unhandled second click would have closed it.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(thanks).toBeVisible();
    expect(findApplications(email)).toHaveLength(1);
  });
}

const tag = wcag('1.3.1 1.4.1 1.4.4 2.4.6 2.4.11 3.3.1 3.3.2 3.3.3 4.1.2');

// packages/site tests the message of the file, and which entries are kept.
test(
  'marks a rejected file and sends another one, at 320 px with text of 200 %',
  {
    tag,
  },
  async ({ page, application }) => {
    const { dialog, field, cv: cvField, additionalFile, submit, summary, thanks } = application;
    const email = createEmail('refused-file');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addInitScript(enlargeText);
    await application.open();
    await checkNothingIsLost(page, 'form');
    await application.fillIn(email);
    await cvField.setInputFiles(disguisedPage);
    await additionalFile.setInputFiles(portfolio);
    await submit.click();
    await expect(summary).toBeFocused();
    await checkStateWithAxe(page, 'file that the server rejected');
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expectOnTop(summary.getByRole('heading'));
    await checkNothingIsLost(page, 'form with a rejected file');
    await summary.getByRole('link').press('Enter');
    await expect(cvField).toBeFocused();
    await expect(cvField).toBeInViewport();
    expect(findApplications(email)).toEqual([]);

    await field('First Name').fill('');
    await submit.click();
    await summary.getByRole('link').first().press('Enter');
    await expect(field('First Name')).toBeFocused();
    await expectOnTop(field('First Name'));
    await field('First Name').fill('Asha');
    await cvField.setInputFiles(cv);
    await submit.click();
    await expect(thanks).toBeVisible();
    await expectOnTop(thanks.getByRole('heading', { level: 2 }));
    await checkNothingIsLost(page, 'receipt');
    await checkStateWithAxe(page, 'receipt');
    expect(await findFiles(findApplications(email)[0])).toMatchObject([
      { originalName: cv.name, bytes: cv.buffer },
      { originalName: portfolio.name, bytes: portfolio.buffer },
    ]);
  },
);

const CHANGED = 'The resume has changed since you chose it. Please choose it again.';

// Only a browser detects that a file has changed.
test('asks for a file again that was saved after it was chosen, then sends it', async ({
  application,
}, testInfo) => {
  const { cv: cvField, additionalFile, submit, summary, thanks } = application;
  const email = createEmail('changed-file');
  const path = testInfo.outputPath(cv.name);
  await writeFile(path, cv.buffer);
  await application.open();
  await application.fillIn(email);
  await cvField.setInputFiles(path);
  await additionalFile.setInputFiles(cv);
  await writeFile(path, portfolio.buffer);
  // The browser compares times to the second.
  await utimes(path, 0, 0);
  await submit.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([CHANGED]);
  await expect(cvField).toHaveAttribute('aria-invalid', 'true');
  await expect(cvField).toHaveAccessibleDescription(new RegExp(CHANGED));
  await expect(additionalFile).not.toHaveAttribute('aria-invalid');
  await expect(application.dialog).not.toContainText('could not reach our server');
  await submit.click();
  await expect(summary, 'nothing is sent without the file').toBeFocused();
  expect(findApplications(email)).toEqual([]);
  await cvField.setInputFiles(path);
  await submit.click();
  await expect(thanks).toBeVisible();
  expect(await findFiles(findApplications(email)[0])).toMatchObject([
    { bytes: portfolio.buffer },
    { bytes: cv.buffer },
  ]);
});

/** Nothing covers the upper half of an element, not even the dialog's title. */
async function expectOnTop(target: Locator): Promise<void> {
  const isOnTop = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [top + 2, top + height / 2].every((y) => {
      const seen = document.elementFromPoint(left + width / 2, y);
      return seen === element || element.contains(seen);
    });
  });
  expect(isOnTop).toBe(true);
}
