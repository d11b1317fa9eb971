import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { applicationDialog, applyFromCard } from './forms/application-dialog.ts';
import { contactForm } from './forms/contact-form.ts';
import { createPdfOfSize, cv, photo } from './forms/sample-files.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

/** What is typed into a field, and what then stands beside it and in the summary. */
type Provocation = readonly [label: string, text: string, message: string];

const names = ['First', 'Last'].flatMap((which): Provocation[] => [
  [`${which} Name`, 'Asha 2', 'No special characters are allowed.'],
  [`${which} Name`, 'a'.repeat(21), `${which} name must contain maximum 20 characters`],
  [`${which} Name`, 'A', `${which} name must contain minimum 3 characters`],
  [`${which} Name`, '', `${which} name must not be empty.`],
]);

const application: readonly Provocation[] = [
  ...names,
  ['Email', 'asha@example', 'Enter a valid email address.'],
  ['Email', 'asha@mailinator.com', 'Enter a valid email address.'],
  ['Email', 'a@bcde.com', 'Email must contain a minimum of 11 characters.'],
  ['Email', `${'a'.repeat(244)}@example.com`, 'Email must contain a maximum of 255 characters.'],
  ['Email', ' ', 'Email must not be empty.'],
  ['Phone Number', '', 'Phone number must not be empty'],
  ['Phone Number', '20255501431', 'Phone number contains maximum of 10 digits'],
  ['Phone Number', '202555014', 'Phone number must contain minimum 10 digits'],
  ['Phone Number', '202555014x', 'Only numbers are allowed'],
];

const contact: readonly Provocation[] = [
  ['Name', 'Asha 2', 'No special characters are allowed.'],
  ['Name', 'a'.repeat(51), 'Name must contain maximum 50 characters'],
  ['Name', 'A', 'Name must contain minimum 3 characters'],
  ['Name', '', 'Name must not be empty.'],
  ['Email', 'asha@example.io', 'Enter a valid email address.'],
  ['Email', '', 'Email must not be empty.'],
  ['Company Name', 'a'.repeat(256), 'Company name must contain maximum 255 characters'],
  ['Company Name', 'A', 'Company name must contain minimum 2 characters'],
  ['Company Name', '', 'Company name must not be empty.'],
  ['Company Website', 'harborbank', 'Enter a valid company website.'],
  ['Company Website', '', 'Company website must not be empty.'],
  ['Contact Number', '', 'Contact number must not be empty'],
  ['Contact Number', '+1202555014', 'Contact number must be at least 12 digits long'],
  ['Contact Number', '+1 202555014345678', 'Contact number must not exceed 15 digits'],
  [
    'Contact Number',
    '202-555-01-43',
    'Enter a valid contact number with country code (e.g. +1 2025550143)',
  ],
  ['Message', 'Hey', 'Message must contain minimum 4 characters'],
  ['Message', '', 'Message must not be empty.'],
];

test('every message of the application form, and none before the first submit', async ({
  page,
}) => {
  const sent = countPosts(page);
  await applyFromCard(page);
  const { dialog, field, submit, summary } = applicationDialog(page);
  await field('First Name').fill('3');
  await field('Last Name').focus();
  await expect(dialog.getByText('No special characters are allowed.')).toHaveCount(0);

  await submit.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([
    'No special characters are allowed.',
    'Last name must not be empty.',
    'Email must not be empty.',
    'Phone number must not be empty',
    'You must agree to the privacy policy before submitting.',
    'Upload CV must not be empty.',
  ]);
  await summary.getByRole('link', { name: 'Phone number must not be empty' }).click();
  await expect(field('Phone Number')).toBeFocused();
  await provokeAll(application, field, summary);
  expect(sent()).toBe(0);
});

test('every message of the contact form', async ({ page }) => {
  const sent = countPosts(page);
  await openPage(page, '/contact-us');
  const { field, submit, summary } = contactForm(page);
  await submit.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveCount(6);
  await provokeAll(contact, field, summary);
  expect(sent()).toBe(0);
});

test('wrong files are cleared at once, dropped ones too, each under its own field', async ({
  page,
}, testInfo) => {
  await applyFromCard(page);
  const { dialog, cv: cvField, additionalFile } = applicationDialog(page);
  await cvField.setInputFiles(photo);
  await expect(cvField).toHaveAccessibleDescription(/Only PDF and DOC\/DOCX files are allowed\./);
  await expect(dialog).not.toContainText(photo.name);

  await additionalFile.setInputFiles(createPdfOfSize(5_242_881));
  await expect(dialog.getByText('File size should not exceed 5MB.')).toBeVisible();
  await additionalFile.setInputFiles(createPdfOfSize(5_242_880));
  await expect(dialog.getByText('File size should not exceed 5MB.')).toHaveCount(0);
  await expect(dialog).toContainText('large.pdf');

  await drop(page, cvField, await save(photo, testInfo.outputDir));
  await expect(dialog).not.toContainText(photo.name);
  await drop(page, cvField, await save(cv, testInfo.outputDir));
  await expect(dialog).toContainText(cv.name);
  await expect(dialog.getByText('Only PDF and DOC/DOCX files are allowed.')).toHaveCount(0);
});

/** Types each text in turn and waits for its message in the summary. */
async function provokeAll(
  provocations: readonly Provocation[],
  field: (label: string) => Locator,
  summary: Locator,
) {
  for (const [label, text, message] of provocations) {
    await field(label).fill(`${text}x`);
    await field(label).fill(text);
    await expect(field(label), `${label}: ${text}`).toHaveAttribute('aria-invalid', 'true');
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(escape(message)));
    await expect(summary.getByRole('link', { name: message, exact: true }).first()).toBeVisible();
  }
}

/** Drops a file on a field, as a visitor drags it there from a folder. */
async function drop(page: Page, field: Locator, path: string) {
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('The field to drop on is not visible.');
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
  }
  await session.detach();
}

async function save(file: typeof cv, folder: string): Promise<string> {
  const path = join(folder, file.name);
  await mkdir(folder, { recursive: true });
  await writeFile(path, file.buffer);
  return path;
}

function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  return () => posts;
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
