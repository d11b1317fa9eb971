import { applicationDialog, createEmail } from '../page-objects/application-dialog.ts';
import { findApplications } from '../stack/stored-records.ts';
import { expect, test } from '../stack/test.ts';

test('two tabs with two jobs each send their own', async ({ context }) => {
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
