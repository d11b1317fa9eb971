import { emailedLink } from '@kestrova/paths';
import { checkStopsWithin, checkTabOrder } from '../checks/focus.ts';
import { createEmail } from '../page-objects/forms.ts';
import { openPage } from '../stack/open-page.ts';
import { findEmail, findLink } from '../stack/read-emails.ts';
import { expect, test, wcag } from '../stack/test.ts';

const tag = ['@ASVS-14.2.1', ...wcag('2.1.1 2.4.3 4.1.3')];

// apps/api tests which jobs an alert lists, and how a mail program ends it.
test('creates, confirms and ends a job alert', { tag }, async ({ page }) => {
  const email = createEmail('alert');
  await openPage(page, '/careers?q=kotlin&mode=Remote');
  const offer = page.getByRole('button', { name: 'Email me new jobs like these' });
  await offer.click();
  const dialog = page.getByRole('dialog', { name: 'New jobs by email' });
  await checkStopsWithin(page, dialog);
  await dialog.getByRole('textbox', { name: 'Email' }).pressSequentially(email, { delay: 40 });
  await dialog.getByRole('button', { name: 'Send me the link' }).dblclick();
  const receipt = page.getByRole('dialog', { name: 'Check your email' });
  await receipt.getByRole('button', { name: 'Back to the jobs' }).click();
  await expect(offer).toBeFocused();

  const optIn = await findEmail(email, /^Confirm your job alert/);
  expect(optIn.text, 'what a stranger could have typed').not.toContain('kotlin');
  await page.goto(findLink(optIn, emailedLink(new URL(page.url()).origin, 'alerts', '')));
  const confirm = page.getByRole('button', { name: 'Turn on this alert' });
  await expect(confirm).toBeVisible();
  await checkTabOrder(page);
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'This alert is on' })).toBeFocused();

  await page.reload();
  await page.getByRole('button', { name: /^End this alert/ }).click();
  await expect(page.getByText('This alert has ended')).toBeFocused();
  await page.reload();
  await expect(page.getByText('No alert is behind this link')).toBeVisible();
});
