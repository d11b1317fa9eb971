import type { LegalPage } from '@kestrova/content';

const KEY = 'page';

/** The event that reports a choice in this tab. */
export const CHANGED = 'kestrova:legal-text';

/** The last choice that the browser could not store, for the rest of the visit. */
let unstored: LegalPage | undefined;

/** Stores the choice for the legal page, and notifies this tab; the browser notifies the others. */
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
    // Blocked storage throws on access: there is no choice yet.
    return null;
  }
}
