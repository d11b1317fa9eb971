import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMainHeading } from './focus-main-heading.ts';

/**
 * What happens when the visitor arrives at another page: the window goes to the top at once (spec
 * 2.2), and the focus to the main heading, which announces the page. A live region beside it would
 * say the same a second time. A change of the query alone is no arrival, so that a filter does not
 * take the list away.
 */
export function usePageArrival(): void {
  const { pathname, search, key } = useLocation();
  const shown = useRef({ pathname, search, key });

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search, key };
    if (before.key === key) return;
    if (before.pathname === pathname && before.search !== search) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusMainHeading();
  }, [pathname, search, key]);
}
