import type { LegalPage } from '@kestrova/content';

const KEY = 'page';

/** The event that tells this tab of a choice. */
export const CHANGED = 'kestrova:legal-text';

/** The last choice that the browser could not store, for the rest of the visit. */
let unstored: LegalPage | undefined;

/** Stores the choice where the legal page reads it, and tells this tab; other tabs hear by themselves. */
export function chooseLegalText(text: LegalPage): void {
  try {
    localStorage.setItem(KEY, text);
    unstored = undefined;
  } catch {
    // Storage may be full, blocked or absent; the choice then holds for this visit.
    unstored = text;
  }
  dispatchEvent(new Event(CHANGED));
}

/** The stored value, which may be any text. */
export function readLegalText(): string | null {
  if (unstored) return unstored;
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Blocked storage throws as soon as it is named: there is no choice yet.
    return null;
  }
}
