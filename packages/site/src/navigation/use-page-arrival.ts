import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What happens when the visitor arrives at another page: the window goes to the top at once (spec
 * 2.2), focus goes to the main heading, and the heading is returned for a live region to announce.
 * A change of the query alone is no arrival, so that a filter does not take the list away.
 */
export function usePageArrival(): string {
  const { pathname, search, key } = useLocation();
  const shown = useRef({ pathname, search, key });
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search, key };
    if (before.key === key) return;
    if (before.pathname === pathname && before.search !== search) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    setAnnouncement(focusMainHeading());
  }, [pathname, search, key]);

  return announcement;
}

function focusMainHeading(): string {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return '';
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading.textContent;
}
