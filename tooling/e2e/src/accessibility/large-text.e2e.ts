import type { Page } from '@playwright/test';
import { checkNothingIsLost, enlargeText } from '../checks/layout.ts';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { expect, test } from '../stack/test.ts';

/** Fifty characters without a place to break, as identifiers and place names can be. */
const UNBROKEN = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebsw';

test.use({ viewport: { width: 320, height: 700 } });

// forms/application.e2e.ts shows it of a file's name in the dialog.
test('keeps long unbroken words inside their boxes at 320 px', async ({ page, careers }) => {
  await page.addInitScript(enlargeText);
  await renameJobs(page);
  await openPage(page, '/careers');
  await careers.search.click();
  const card = page.getByRole('article').filter({ hasText: UNBROKEN }).first();
  await expect(card).toBeVisible();
  await checkNothingIsLost(page, 'cards');
  await card.getByRole('link', { name: /^View details/ }).click();
  await expect(mainHeading(page)).toContainText(UNBROKEN);
  await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();
  await checkNothingIsLost(page, 'job');
});

/** Gives every job of the API a title, a place and pills of unbroken words. */
async function renameJobs(page: Page): Promise<void> {
  await page.route('**/v1/website/job/get-**', async (route) => {
    const response = await route.fetch();
    const renamed = (await response.text()).replaceAll(
      /"(jobTitle|jobLocation|jobLevel|jobType|jobMode)":"[^"]*"/g,
      `"$1":"${UNBROKEN}"`,
    );
    await route.fulfill({ response, body: renamed });
  });
}
