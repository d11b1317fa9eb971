import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMainHeading } from '../../router/use-page-arrival.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** A Bearer token (RFC 6750) as long as those that we send. */
const TOKEN = /^#([\w.~+/-]{20,400}=*)$/;

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
  useAnotherLink(token);
  return isHydrated ? (token ?? null) : undefined;
}

/** Announces the page again when another link is opened in its tab, which loads no document. */
function useAnotherLink(token: string | undefined): void {
  const shown = useRef(token);
  useEffect(() => {
    if (shown.current === token) return;
    shown.current = token;
    focusMainHeading();
  }, [token]);
}
