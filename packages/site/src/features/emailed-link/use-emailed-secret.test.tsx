import { act, cleanup, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useEmailedSecret } from './use-emailed-secret.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const secret = 'a-secret-of-a-link-that-was-emailed';
const other = 'the-secret-of-another-emailed-link';

function Page() {
  return (
    <main>
      <h1>Page</h1>
      <p>{useEmailedSecret() ?? 'none'}</p>
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

/** As the browser does for a link that leads to another place of the document. */
function goTo(hash: string) {
  act(() => {
    history.pushState(null, '', hash);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}

test.each([
  [`#${secret}`, secret],
  ['#0b5c1c6e-8d0d-4a5e-9a37-1f6a5c0a2f11.Zk3_-w', '0b5c1c6e-8d0d-4a5e-9a37-1f6a5c0a2f11.Zk3_-w'],
  ['', 'none'],
  ['#content', 'none'],
  [`#${secret} and more`, 'none'],
  ['#%E2%82%AC%E2%82%AC%E2%82%AC%E2%82%AC%E2%82%AC', 'none'],
])('%j carries %j', (hash, found) => {
  openPage(hash);
  expect(screen.getByText(found)).toBeDefined();
});

test('the skip link neither loses the secret nor takes its place in the address', () => {
  openPage(`#${secret}`);
  goTo('#content');
  expect(screen.getByText(secret)).toBeDefined();
  expect(location.hash).toBe(`#${secret}`);
});

test('another link in the same tab is opened, and announced by the heading', () => {
  openPage(`#${secret}`);
  expect(document.activeElement).toBe(document.body);
  goTo(`#${other}`);
  expect(screen.getByText(other)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
