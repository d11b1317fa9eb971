import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isReadyPage, type PageTable } from './page-table.tsx';

/**
 * React Router's `BrowserRouter`, which renders each page in a transition, in slices of 5 ms with frames of
 * the shown page between them. Here a loaded page is rendered in one go, after the next frame, which shows
 * the effect of the press. Otherwise the transition keeps the shown page until the next one has loaded.
 */
export function SiteRouter({ pages, children }: { pages: PageTable; children: ReactNode }) {
  const [history] = useState(createHistory);
  const [shown, setShown] = useState(() => readEntry(history));

  useLayoutEffect(() => {
    let { pathname } = history.location;
    return history.listen(({ location }) => {
      const from = pathname;
      ({ pathname } = location);
      // A new choice in the address changes the shown page, which must stay usable.
      if (from === pathname) startTransition(show);
      else requestAnimationFrame(() => setTimeout(open, 0, from));
    });

    function open(from: string) {
      const isReady = [from, history.location.pathname].every((path) => isReadyPage(pages, path));
      if (!isReady) startTransition(show);
      else {
        // Chromium computes every style of the page before it removes the link that has the focus.
        document.querySelector<HTMLElement>('main :focus')?.blur();
        show();
      }
    }

    /** The latest entry: Back may have been pressed since. */
    function show() {
      setShown(readEntry(history));
    }
  }, [history, pages]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}

function createHistory() {
  return createBrowserHistory({ v5Compat: true });
}

function readEntry({ action, location }: ReturnType<typeof createHistory>) {
  return { action, location };
}
