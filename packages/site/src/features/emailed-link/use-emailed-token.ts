import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { focusMainHeading } from '../../router/use-page-arrival.ts';

/** A Bearer token (RFC 6750) as long as those that we send, and punctuation that was copied with it. */
const TOKEN = /^#([\w.~+/-]{19,399}[\w-])(?:%[\dA-F]{2}|\W)*$/;

/**
 * Returns the token in the fragment of an emailed link: undefined before hydration, null without a token.
 * Servers and logs never see a fragment, and the token stays in memory. When another fragment replaces it,
 * such as the skip link's, the URL gets the token back, so that a reload keeps it.
 */
export function useEmailedToken(): string | null | undefined {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const found = TOKEN.exec(hash)?.[1];
  const [token, setToken] = useState(found);
  if (found && found !== token) setToken(found);
  useEffect(() => {
    if (token && !found) history.replaceState(history.state, '', `#${token}`);
  }, [token, found]);
  // Opening another link in this tab loads no document, so the page is announced again.
  const shown = useRef(token);
  useEffect(() => {
    if (shown.current === token) return;
    shown.current = token;
    focusMainHeading();
  }, [token]);
  return isHydrated ? (token ?? null) : undefined;
}
