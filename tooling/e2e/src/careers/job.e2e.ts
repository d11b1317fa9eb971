import { checkNothingIsLost, enlargeText } from '../checks/layout.ts';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { JOB_PAGES, JOB_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

for (const [html, path] of [
  ['the HTML of another job', `${JOB_PAGES}Mg==`],
  ['no HTML yet, as in the second after an import,', '/nowhere'],
] as const) {
  test(`shows the job of the address if the document has ${html}`, async ({
    page,
    consoleOutput,
  }) => {
    const body = await (await page.request.get(path)).text();
    await page.route(JOB_PATH, (route) => route.fulfill({ body, contentType: 'text/html' }));
    await openPage(page, JOB_PATH);
    await expect(mainHeading(page)).toHaveText('Senior Payments Engineer');
    expect(consoleOutput.filter((line) => /hydrat|#4\d\d/i.test(line))).toEqual([]);
  });
}

/** Fifty characters without a break opportunity, like an identifier or a place name. */
const UNBROKEN = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebsw';

// forms/application.e2e.ts tests the same for a file name in the dialog.
test('keeps long unbroken words inside their boxes at 320 px with text of 200 %', async ({
  page,
  careers,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addInitScript(enlargeText);
  await page.route('**/v1/website/job/get-**', async (route) => {
    const response = await route.fetch();
    const texts = /"(jobTitle|jobLocation|jobLevel|jobType|jobMode)":"[^"]*"/g;
    const body = (await response.text()).replaceAll(texts, `"$1":"${UNBROKEN}"`);
    await route.fulfill({ response, body });
  });
  await openPage(page, '/careers');
  await careers.search.click();
  const card = careers.cards.filter({ hasText: UNBROKEN }).first();
  await expect(card).toBeVisible();
  await checkNothingIsLost(page, 'cards');
  await card.getByRole('link', { name: /^View details/ }).click();
  await expect(mainHeading(page)).toContainText(UNBROKEN);
  await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();
  await checkNothingIsLost(page, 'job');
});

test('shows the bar to apply on a phone once the button above has scrolled away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, JOB_PATH);
  const [above, bar] = await page
    .getByRole('main')
    .getByRole('button', { name: /^Apply/ })
    .all();
  if (!above || !bar) throw new Error('The page has no two buttons to apply.');
  await expect(above).toBeInViewport();
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, 500);
  await expect(above).not.toBeInViewport();
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test.describe('a visitor with another locale', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Pacific/Kiritimati' });

  test('reads the date of a job in the format of that locale, and the same day', async ({
    page,
    consoleOutput,
  }) => {
    const html = await (await page.request.get(JOB_PATH)).text();
    const [, month, day, year] = /Posted on (\d+)\/(\d+)\/(\d+)/.exec(html) ?? [];
    await openPage(page, JOB_PATH);
    await expect(page.getByText(`Posted on ${day}.${month}.${year}`)).toBeVisible();
    expect(consoleOutput).toEqual([]);
  });
});
