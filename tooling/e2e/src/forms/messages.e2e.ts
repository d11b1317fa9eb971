import type { Page } from '@playwright/test';
import { checkStateWithAxe } from '../checks/axe.ts';
import { applicationDialog } from '../page-objects/application-dialog.ts';
import { contactForm } from '../page-objects/contact-form.ts';
import { openPage } from '../stack/open-page.ts';
import { expect, test, wcag } from '../stack/test.ts';

/** The forms, and the field into which a wrong text is written. */
const forms = [
  {
    name: 'application',
    open: (page: Page) => applicationDialog(page).open(),
    parts: applicationDialog,
    wrong: 'First Name',
  },
  {
    name: 'contact',
    open: (page: Page) => openPage(page, '/contact-us'),
    parts: contactForm,
    wrong: 'Name',
  },
] as const;

/** In both forms, when nothing else is filled in. */
const WRONG_FIELDS = 6;

const tag = wcag('1.3.1 1.4.1 2.4.6 3.3.1 3.3.2 3.3.3 4.1.2');

// packages/validation tests each rule and its message, packages/site when they are shown.
for (const { name, open, parts, wrong } of forms) {
  test(`the ${name} form says what is wrong and leads there`, { tag }, async ({ page }) => {
    await open(page);
    const { form, field, submit, summary } = parts(page);
    await field(wrong).fill('3');
    await submit.focus();
    await page.keyboard.press('Enter');
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    const entries = summary.getByRole('link');
    await expect(entries).toHaveCount(WRONG_FIELDS);
    await checkStateWithAxe(page, `${name} form with errors`);
    for (const message of await entries.allInnerTexts()) {
      await entries.filter({ hasText: message }).press('Enter');
      const focused = form.locator(':focus');
      await expect(focused, message).toHaveAttribute('aria-invalid', 'true');
      await expect(focused).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
      await expect(focused).toBeInViewport();
      await expect(form.locator('p', { hasText: message }).first()).toBeVisible();
    }
    await field(wrong).fill('Asha');
    await expect(field(wrong)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(entries).toHaveCount(WRONG_FIELDS - 1);
  });
}
