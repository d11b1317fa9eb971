import { useSyncExternalStore } from 'react';

/** Which legal text the visitor asked for (spec 2.4). */
export type LegalText = 'terms' | 'policy';

const KEY = 'page';
const CHANGED = 'kestrova:legal-text';

/** The last choice that the browser refused to store, for the rest of the visit. */
let unstored: LegalText | undefined;

/** Stores the choice where the legal page reads it, and tells this tab; other tabs hear by themselves. */
export function chooseLegalText(text: LegalText): void {
  try {
    localStorage.setItem(KEY, text);
    unstored = undefined;
  } catch {
    // Storage may be full, blocked or absent; the choice then holds for this visit.
    unstored = text;
  }
  dispatchEvent(new Event(CHANGED));
}

/** The stored choice as it stands, kept up to date; undefined for no or another value. */
export function useLegalText(): LegalText | undefined {
  const stored = useSyncExternalStore(subscribe, readChoice, () => null);
  return stored === 'terms' || stored === 'policy' ? stored : undefined;
}

function readChoice(): string | null {
  if (unstored) return unstored;
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Blocked storage throws as soon as it is named: there is no choice yet.
    return null;
  }
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
