import { termsPolicyPage } from '@kestrova/content/pages/terms-policy';
import { act, cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseLegalText } from '../../lib/choices/legal-text.ts';
import { renderSite } from '../../lib/testing/render-site.tsx';
import TermsPolicyPage from './terms-policy-page.tsx';
import { legalPages, legalTexts } from './use-legal-text.ts';

const TITLES = { terms: 'Terms and Conditions', policy: 'Privacy Policy' } as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // A value that the browser could not store is kept until another one is stored.
  chooseLegalText('terms');
});

async function openPage() {
  await Promise.all(legalPages.map(legalTexts.preload));
  await settle(() =>
    renderSite(
      <Suspense>
        <TermsPolicyPage />
      </Suspense>,
    ),
  );
}

/** Calls the function, and waits until the page shows the result. */
const settle = (callback: () => unknown) => act(async () => void callback());
const choice = () => screen.getByRole('button', { name: TITLES.policy });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([null, '', 'imprint'])('offers both texts for the stored value %j', async (value) => {
  if (value !== null) localStorage.setItem('page', value);
  await openPage();
  expect(screen.queryByText(/children under 13/)).toBeNull();
  await settle(() => choice().click());
  expect(heading()).toBe(TITLES.policy);
  expect(localStorage.getItem('page')).toBe('policy');
});

test('follows a change in another tab', async () => {
  localStorage.setItem('page', 'terms');
  await openPage();
  expect(heading()).toBe(TITLES.terms);
  localStorage.setItem('page', 'policy');
  await settle(() => dispatchEvent(new StorageEvent('storage', { key: 'page' })));
  expect(heading()).toBe(TITLES.policy);
});

test.each(['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown', 'visibilitychange'])(
  'follows a value that other code stores at the next %s',
  async (type) => {
    localStorage.setItem('page', 'terms');
    await openPage();
    for (const [value, title] of [
      ['policy', TITLES.policy],
      ['imprint', termsPolicyPage.heading],
    ] as const) {
      localStorage.setItem('page', value);
      await settle(() => document.dispatchEvent(new Event(type, { bubbles: true })));
      expect(heading()).toBe(title);
    }
  },
);

test.each([
  [
    'throws when it is read',
    () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny),
  ],
  ['is null', () => vi.stubGlobal('localStorage', null)],
  ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny)],
])('keeps both texts readable if storage %s', async (_how, withhold) => {
  withhold();
  await openPage();
  await settle(() => choice().click());
  expect(heading()).toBe(TITLES.policy);
  // As the links of the footer do.
  await settle(() => chooseLegalText('terms'));
  expect(heading()).toBe(TITLES.terms);
});

function deny(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}
