import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMainHeading } from '../../router/use-page-arrival.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** A Bearer token (RFC 6750) as long as those that we send. */
const SECRET = /^#([\w.~+/-]{20,400}=*)$/;

/**
 * The secret that an emailed link carries in its fragment, which no server or log sees: undefined
 * until the page is hydrated, null where there is none. It is kept in memory alone. A fragment of
 * another kind, such as the skip link's, leaves it as it is and gives its place in the address back,
 * or a reload would lose it.
 */
export function useEmailedSecret(): string | null | undefined {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const found = SECRET.exec(hash)?.[1];
  const [secret, setSecret] = useState(found);
  if (found && found !== secret) setSecret(found);
  useEffect(() => {
    if (secret && !found) history.replaceState(history.state, '', `#${secret}`);
  }, [secret, found]);
  useAnotherLink(secret);
  return isHydrated ? (secret ?? null) : undefined;
}

/** Announces the page once more when another link is opened in its tab, which loads no document. */
function useAnotherLink(secret: string | undefined): void {
  const [first] = useState(secret);
  useEffect(() => {
    if (secret !== first) focusMainHeading();
  }, [secret, first]);
}
