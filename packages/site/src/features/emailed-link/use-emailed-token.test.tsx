import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useEmailedToken } from './use-emailed-token.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
});

const token = 'a-token-of-a-link-that-was-emailed';
const other = 'the-token-of-another-emailed-link';

function Page() {
  return (
    <main>
      <h1>Page</h1>
      <p>{useEmailedToken() ?? 'none'}</p>
    </main>
  );
}

function openPage(hash: string) {
  history.replaceState(null, '', `/careers/alerts${hash}`);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}

/** Changes the fragment, as a link within the document does. */
function goTo(hash: string) {
  act(() => {
    history.pushState(null, '', hash);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}

test.each([
  [`#${token}`, token],
  ['#0b5c1c6e-8d0d-4a5e-9a37-1f6a5c0a2f11.Zk3_-w', '0b5c1c6e-8d0d-4a5e-9a37-1f6a5c0a2f11.Zk3_-w'],
  // Punctuation that was copied with the link.
  [`#${token}.`, token],
  [`#${token}>`, token],
  [`#${token}",`, token],
  [`#${token}…`, token],
  ['', 'none'],
  ['#content', 'none'],
  [`#${token} and more`, 'none'],
  ['#%E2%82%AC%E2%82%AC%E2%82%AC%E2%82%AC%E2%82%AC', 'none'],
])('finds in %j the token %j', (hash, found) => {
  openPage(hash);
  expect(screen.getByText(found)).toBeDefined();
});

test('keeps the token in the address when the skip link is followed', () => {
  openPage(`#${token}`);
  goTo('#content');
  expect(screen.getByText(token)).toBeDefined();
  expect(location.hash).toBe(`#${token}`);
});

test('opens another link in the same tab, and focuses the heading each time', () => {
  openPage(`#${token}`);
  expect(document.activeElement).toBe(document.body);
  for (const next of [other, token]) {
    goTo(`#${next}`);
    expect(screen.getByText(next)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    screen.getByRole('heading').blur();
  }
});
