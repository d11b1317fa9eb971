import type { Locator, Page } from '@playwright/test';
import { checkStateWithAxe } from '../checks/axe.ts';
import { applicationDialog } from '../page-objects/application-dialog.ts';
import { contactForm } from '../page-objects/contact-form.ts';
import { openPage } from '../stack/open-page.ts';
import { expect, test, wcag } from '../stack/test.ts';

const SPECIAL = 'No special characters are allowed.';

/** The forms; packages/validation tests each rule and its message. */
const forms = [
  {
    name: 'application',
    open: (page: Page) => applicationDialog(page).open(),
    parts: applicationDialog,
    wrong: 'First Name',
    /** The summary after the first submit. */
    messages: [
      SPECIAL,
      'Last name must not be empty.',
      'Email must not be empty.',
      'Phone number must not be empty',
      'You must agree to the privacy policy before submitting.',
      'Upload CV must not be empty.',
    ],
    /** Texts by their field, and what is then said of them. */
    corrections: [
      ['First Name', 'A', 'First name must contain minimum 3 characters'],
      ['Email', 'asha@mailinator.com', 'Enter a valid email address.'],
      ['Phone Number', '20255501431', 'Phone number contains maximum of 10 digits'],
      ['Phone Number', '  ', 'Phone number must not be empty'],
    ],
  },
  {
    name: 'contact',
    open: (page: Page) => openPage(page, '/contact-us'),
    parts: contactForm,
    wrong: 'Name',
    messages: [
      SPECIAL,
      'Email must not be empty.',
      'Company name must not be empty.',
      'Company website must not be empty.',
      'Contact number must not be empty',
      'Message must not be empty.',
    ],
    corrections: [
      ['Name', 'a'.repeat(51), 'Name must contain maximum 50 characters'],
      ['Email', 'asha@example.io', 'Enter a valid email address.'],
      ['Company Website', 'harborbank', 'Enter a valid company website.'],
      ['Contact Number', '+1202555014', 'Contact number must be at least 12 digits long'],
      ['Message', '  ', 'Message must not be empty.'],
    ],
  },
] as const;

const tag = ['@translated', ...wcag('1.3.1 1.4.1 2.4.6 3.3.1 3.3.2 3.3.3 4.1.2')];

for (const { name, open, parts, wrong, messages, corrections } of forms) {
  test(`the ${name} form says what is wrong and leads there`, { tag }, async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await open(page);
    const { form, field, submit, summary } = parts(page);
    await field(wrong).fill('3');
    await field('Email').focus();
    await expect(form.getByText(SPECIAL), 'nothing is said before a submit').toHaveCount(0);
    await submit.focus();
    await page.keyboard.press('Enter');
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await expect(summary.getByRole('listitem')).toHaveText([...messages]);
    await checkStateWithAxe(page, `${name} form with errors`);
    for (const message of messages) await followSummary(page, form, summary, message);

    for (const [label, text, message] of corrections) {
      await field(label).fill(text);
      await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(label)).toHaveAccessibleDescription(containing(message));
      await expect(summary.getByRole('link', { name: message, exact: true })).toBeVisible();
    }
    expect(posts).toEqual([]);
  });
}

/** An entry of the summary leads to its field, which says the same. */
async function followSummary(page: Page, form: Locator, summary: Locator, message: string) {
  await summary.getByRole('link', { name: message, exact: true }).focus();
  await page.keyboard.press('Enter');
  const focused = form.locator(':focus');
  await expect(focused, message).toHaveAttribute('aria-invalid', 'true');
  await expect(focused).toHaveAccessibleDescription(containing(message));
  await expect(focused).toBeInViewport();
  await expect(form.locator('p', { hasText: message }).first()).toBeVisible();
}

function containing(message: string): RegExp {
  return new RegExp(RegExp.escape(message));
}
