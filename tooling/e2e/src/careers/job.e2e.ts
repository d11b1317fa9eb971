import { mainHeading, openPage } from '../stack/open-page.ts';
import { JOB_PAGES, JOB_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

for (const [html, path] of [
  ['the HTML of another job', `${JOB_PAGES}Mg==`],
  ['no HTML yet, as since an import,', '/nowhere'],
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

test.describe('a visitor with another locale', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Pacific/Kiritimati' });

  test('reads the date of a job in the format of that locale', async ({ page, consoleOutput }) => {
    const html = await (await page.request.get(JOB_PATH)).text();
    expect(html.replaceAll('<!-- -->', '')).toMatch(/Posted on \d{1,2}\/\d{1,2}\/\d{4}/);
    await openPage(page, JOB_PATH);
    await expect(page.getByText(/Posted on \d{1,2}\.\d{1,2}\.\d{4}/)).toBeVisible();
    expect(consoleOutput).toEqual([]);
  });
});
