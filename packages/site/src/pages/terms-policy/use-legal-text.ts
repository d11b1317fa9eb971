import { legalTextLoaders, type LegalPage } from '@kestrova/content';
import { useSyncExternalStore } from 'react';
import { CHANGED, readLegalText } from '../../lib/choices/legal-text.ts';
import { createResource } from '../../router/load-once.ts';

export const legalPages = ['terms', 'policy'] as const satisfies LegalPage[];

/** The terms and the policy. */
export const legalTexts = createResource((page: LegalPage) => legalTextLoaders[page]());

/** The stored choice, kept up to date; undefined for no or another value. */
export function useLegalText(): LegalPage | undefined {
  const stored = useSyncExternalStore(subscribe, readLegalText, () => null);
  return legalPages.find((page) => page === stored);
}

/**
 * When the value is read again. No event reports a change that other code makes in this tab, so it
 * is also read at each interaction and whenever the tab comes back (spec 4).
 */
const CHANGE_CHECKS = [
  CHANGED,
  'storage',
  'pointerdown',
  'pointermove',
  'wheel',
  'scroll',
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
