import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { notePlaces, travel } from './travel.ts';

/**
 * What happens when the visitor arrives at another page: the window goes to the top at once (spec
 * 2.2), and the focus to the main heading, which announces the page. A live region beside it would
 * say the same a second time. A change of only the query is not an arrival, so that a filter does
 * not scroll the list away.
 */
export function usePageArrival(): void {
  const { pathname, search, key } = useLocation();
  const shown = useRef({ pathname, search, key });

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search, key };
    if (before.key === key) return;
    if (before.pathname === pathname && before.search !== search) return;
    arrive();
  }, [pathname, search, key]);

  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    // Before the link's own listener, after which the pressed page may be gone.
    addEventListener('click', notePlaces, { ...options, capture: true });
    addEventListener('popstate', notePlaces, options);
    return () => listening.abort();
  }, []);
}

function arrive(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  focusMainHeading();
  travel();
}

let waiting: MutationObserver | undefined;

/**
 * Puts the focus on the page's main heading, which screen readers then read out, without scrolling.
 * If the heading does not exist yet, it gets the focus when it appears, unless the focus has moved.
 */
export function focusMainHeading(): void {
  waiting?.disconnect();
  const focused = document.activeElement;
  if (focusHeading()) return;
  const main = document.querySelector('main');
  if (!main) return;
  waiting = new MutationObserver((_, observer) => {
    const hasMoved = document.activeElement !== focused && document.activeElement !== document.body;
    if (hasMoved || focusHeading()) observer.disconnect();
  });
  waiting.observe(main, { childList: true, subtree: true });
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
