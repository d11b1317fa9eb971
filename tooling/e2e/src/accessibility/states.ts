import { expect, type Page } from '@playwright/test';
import {
  applicationDialog,
  applyFromCard,
  createEmail,
  fillInApplication,
  jobCards,
  thanksDialog,
} from '../forms/application-dialog.ts';
import { contactForm } from '../forms/contact-form.ts';
import { cv, photo } from '../forms/sample-files.ts';
import { fillContact } from './checks/forms.ts';
import { openPage } from '../stack/open-page.ts';

/** Something that a visitor can bring a page to, and that no address leads to. */
interface PageState {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Widths in px at which the state exists; it is opened at the first. */
  widths?: readonly number[];
}

/** A story with a gallery. */
export const STORY_PATH = '/impact-stories-details/TUFBQg==';

/** Every state of the pages that shows what they do not show on arrival. */
export const states: readonly PageState[] = [
  {
    name: 'skip link shown',
    open: async (page) => {
      await openPage(page, '/home');
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'services menu open',
    widths: [1280],
    open: async (page) => {
      await openPage(page, '/home');
      await page.getByRole('navigation').locator('summary', { hasText: 'Services' }).click();
    },
  },
  {
    name: 'country menu open',
    open: async (page) => {
      await openPage(page, '/home');
      await page.locator('header summary', { hasText: 'Country' }).click();
    },
  },
  {
    name: 'mobile menu open',
    widths: [320],
    open: async (page) => {
      await openPage(page, '/home');
      await page.locator('header summary[aria-label="Open the menu"]').click();
    },
  },
  ...[1, 2, 3].map((place) => ({
    name: `offering ${place + 1} open`,
    open: async (page: Page) => {
      await openPage(page, '/home');
      await page.locator('main summary').nth(place).click();
    },
  })),
  {
    name: 'way back to the top offered',
    open: async (page) => {
      await openPage(page, '/home');
      await expect(page.locator('#root')).toHaveAttribute('data-hydrated', '');
      await page.mouse.wheel(0, 900);
      await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
    },
  },
  { name: 'application dialog', open: async (page) => void (await applyFromCard(page)) },
  {
    name: 'application dialog with errors',
    open: async (page) => {
      await applyFromCard(page);
      await applicationDialog(page).submit.click();
      await expect(applicationDialog(page).summary).toBeVisible();
    },
  },
  {
    name: 'application dialog with a refused file',
    open: async (page) => {
      await applyFromCard(page);
      await applicationDialog(page).cv.setInputFiles(photo);
    },
  },
  {
    name: 'application dialog with a file that the server refused',
    open: async (page) => {
      await page.route('**/job/application', (route) =>
        route.fulfill({
          status: 415,
          headers: { 'Refused-Part': 'cv' },
          json: { exceptionMsg: 'This document contains macros. Please save it as PDF.' },
        }),
      );
      await applyFromCard(page);
      await fillInApplication(page, createEmail('axe'));
      await applicationDialog(page).cv.setInputFiles(cv);
      await applicationDialog(page).submit.click();
      await expect(applicationDialog(page).summary).toBeFocused();
    },
  },
  {
    name: 'application on its way',
    open: async (page) => {
      await page.route('**/job/application', () => new Promise(() => undefined));
      await applyFromCard(page);
      await fillInApplication(page, createEmail('axe'));
      await applicationDialog(page).submit.click();
      await expect(page.getByRole('progressbar').first()).toBeVisible();
    },
  },
  {
    name: 'application failed, with a toast over the dialog',
    open: async (page) => {
      await page.route('**/job/application', (route) =>
        route.fulfill({ status: 503, json: { error: 'The server rests.' } }),
      );
      await applyFromCard(page);
      await fillInApplication(page, createEmail('axe'));
      await applicationDialog(page).submit.click();
      await expect(page.getByText('The server rests.')).toBeVisible();
      await page.getByText('The server rests.').hover();
    },
  },
  {
    name: 'application received',
    open: async (page) => {
      await page.route('**/job/application', (route) =>
        route.fulfill({ json: { responseCode: 1, responseMessage: 'Received.', email: 'a@b.co' } }),
      );
      await applyFromCard(page);
      await fillInApplication(page, createEmail('axe'));
      await applicationDialog(page).submit.click();
      await expect(thanksDialog(page)).toBeVisible();
    },
  },
  {
    name: 'contact form with errors',
    open: async (page) => {
      await openPage(page, '/contact-us');
      await contactForm(page).submit.click();
      await expect(contactForm(page).summary).toBeVisible();
    },
  },
  {
    name: 'contact request received, with a toast',
    open: async (page) => {
      await page.route('**/contact/new-contact-request', (route) =>
        route.fulfill({ json: { responseCode: 1, responseMessage: 'Received with thanks.' } }),
      );
      await openPage(page, '/contact-us');
      await fillContact(contactForm(page).field);
      await contactForm(page).submit.click();
      await expect(page.getByText('Received with thanks.')).toBeVisible();
      await page.getByText('Received with thanks.').hover();
    },
  },
  {
    name: 'picture of a story enlarged',
    open: async (page) => {
      await openPage(page, STORY_PATH);
      await page
        .getByRole('link', { name: /^Open larger/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'no jobs',
    open: async (page) => {
      await page.route('**/get-all-jobs?jobCountry=India', (route) => route.fulfill({ json: [] }));
      await openPage(page, '/careers?country=in');
      await searchJobs(page);
      await expect(jobCards(page)).toHaveCount(0);
    },
  },
  {
    name: 'jobs that did not load',
    open: async (page) => {
      await page.route('**/get-all-jobs?jobCountry=India', (route) =>
        route.fulfill({ status: 503, json: { error: 'The server rests.' } }),
      );
      await openPage(page, '/careers');
      await searchJobs(page);
      // The client tries several times, with growing pauses, before it asks the visitor.
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({
        timeout: 30_000,
      });
    },
  },
  {
    name: 'jobs on their way',
    open: async (page) => {
      await page.route('**/get-all-jobs?jobCountry=India', () => new Promise(() => undefined));
      await openPage(page, '/careers');
      await searchJobs(page);
      await expect(page.locator('[aria-busy="true"] [role="status"]')).toBeAttached();
    },
  },
  {
    name: 'job that is not open',
    open: async (page) => {
      await openPage(page, '/careers/job-description/OTk5OTk5');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'story that does not exist',
    open: async (page) => {
      await openPage(page, '/impact-stories-details/bm9uZQ==');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  ...(['terms', 'policy'] as const).map((text) => ({
    name: `legal text: ${text}`,
    open: (page: Page) => openLegalText(page, text),
  })),
  {
    name: 'journal with other choices',
    open: async (page) => {
      await openPage(page, '/journal');
      await page.getByText('Economy', { exact: true }).last().click();
    },
  },
];

/** Opens the legal page with one of its texts. */
export async function openLegalText(page: Page, text: 'terms' | 'policy'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('page', value), text);
  await openPage(page, '/terms-policy');
  await expect(page.locator('main article')).toBeVisible();
}

async function searchJobs(page: Page): Promise<void> {
  const search = page.getByRole('search');
  await search.getByLabel('Country').selectOption('INDIA');
  await search.getByRole('button', { name: 'Search' }).click();
}
