import { legalTextLoaders, type LegalPage } from '@kestrova/content';
import { useSyncExternalStore } from 'react';
import { CHANGED, readLegalText } from '../../lib/legal-text.ts';
import { loadOnce } from '../../router/load-once.ts';

/** Fetches the terms or the policy, once. */
export const loadLegalText = loadOnce((page: LegalPage) => legalTextLoaders[page]());

/** The stored choice as it stands, kept up to date; undefined for no or another value. */
export function useLegalText(): LegalPage | undefined {
  const stored = useSyncExternalStore(subscribe, readLegalText, () => null);
  return stored === 'terms' || stored === 'policy' ? stored : undefined;
}

/**
 * When the value is read again. No event tells of a change that other code makes in this very tab,
 * so it is also read at each interaction and whenever the tab comes back (spec 4).
 */
const CHANGE_CHECKS = [
  CHANGED,
  'storage',
  'pointerdown',
  'keydown',
  'click',
  'focus',
  'visibilitychange',
  'pageshow',
  'popstate',
];

function subscribe(onChange: () => void): () => void {
  const end = new AbortController();
  for (const event of CHANGE_CHECKS) {
    addEventListener(event, onChange, { capture: true, passive: true, signal: end.signal });
  }
  return () => end.abort();
}
