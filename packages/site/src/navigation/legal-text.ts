import { useSyncExternalStore } from 'react';

/** Which legal text the visitor asked for (spec 2.4). */
export type LegalText = 'terms' | 'policy';

const KEY = 'page';
const CHANGED = 'kestrova:legal-text';

/** Stores the choice where the legal page reads it, and tells this tab; other tabs hear by themselves. */
export function chooseLegalText(text: LegalText): void {
  localStorage.setItem(KEY, text);
  dispatchEvent(new Event(CHANGED));
}

/** The stored choice as it stands, kept up to date; undefined for no or another value. */
export function useLegalText(): LegalText | undefined {
  const stored = useSyncExternalStore(subscribe, readStored, () => null);
  return stored === 'terms' || stored === 'policy' ? stored : undefined;
}

function readStored(): string | null {
  return localStorage.getItem(KEY);
}

function subscribe(onChange: () => void): () => void {
  const end = new AbortController();
  for (const event of ['storage', CHANGED]) {
    addEventListener(event, onChange, { signal: end.signal });
  }
  return () => end.abort();
}
