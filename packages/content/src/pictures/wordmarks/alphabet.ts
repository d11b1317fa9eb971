/** The skeleton of a letter: its width, and its strokes between cap line 0 and baseline 20. */
type Letter = { readonly width: number; readonly d: string };

/** A single-stroke alphabet, so that every wordmark can choose its own weight and spacing. */
export const alphabet = {
  A: { width: 19, d: 'M0 20L9.5 0L19 20M3.8 13H15.2' },
  Λ: { width: 19, d: 'M0 20L9.5 0L19 20' },
  B: {
    width: 13.5,
    d: 'M0 20V0H7.5a4.75 4.75 0 0 1 0 9.5H0M7.5 9.5H8.25a5.25 5.25 0 0 1 0 10.5H0',
  },
  C: { width: 17.5, d: 'M17.4 3.3A10 10 0 1 0 17.4 16.7' },
  D: { width: 16.5, d: 'M0 0V20H6.5a10 10 0 0 0 0-20Z' },
  E: { width: 12, d: 'M12 0H0V20H12M0 10H10.5' },
  Ξ: { width: 12, d: 'M0 0H12M0 10H12M0 20H12' },
  I: { width: 0, d: 'M0 0V20' },
  J: { width: 10, d: 'M10 0V14.5A5 5.5 0 0 1 0 14.5' },
  M: { width: 20, d: 'M0 20V0L10 14L20 0V20' },
  N: { width: 14.5, d: 'M0 20V0L14.5 20V0' },
  O: { width: 20, d: 'M10 0A10 10 0 0 0 10 20A10 10 0 0 0 10 0Z' },
  P: { width: 13, d: 'M0 20V0H7.25a5.75 5.75 0 0 1 0 11.5H0' },
  R: { width: 13.5, d: 'M0 20V0H7.25a5.75 5.75 0 0 1 0 11.5H0M7.5 11.5L13.5 20' },
  S: {
    width: 12.6,
    d: 'M12 3.9C11 1.4 9 0 6.3 0C3.2 0 .8 1.9 .8 4.9C.8 11.6 12.6 8.2 12.6 15C12.6 18.1 10 20 6.5 20C3.3 20 1 18.5 0 15.9',
  },
  T: { width: 15, d: 'M0 0H15M7.5 0V20' },
  a: { width: 13, d: 'M13 6V20M13 13A6.5 7 0 1 0 0 13A6.5 7 0 1 0 13 13' },
  d: { width: 13, d: 'M13 0V20M13 13A6.5 7 0 1 0 0 13A6.5 7 0 1 0 13 13' },
  e: { width: 13.2, d: 'M.1 13H13.2A6.6 7 0 1 0 11.4 17.9' },
  f: { width: 9, d: 'M9 0H8.5a4.5 4.5 0 0 0-4.5 4.5V20M0 6.5H8' },
  i: { width: 0, d: 'M0 6.5V20M0 .5v.1' },
  k: { width: 11, d: 'M0 0V20M10.5 6.5L0 15M4.6 11.5L11 20' },
  n: { width: 11, d: 'M0 6V20M0 11.5a5.5 5.5 0 0 1 11 0V20' },
  o: { width: 13.4, d: 'M6.7 6A6.7 7 0 0 0 6.7 20A6.7 7 0 0 0 6.7 6Z' },
  r: { width: 6.5, d: 'M0 6V20M0 12.2A6 6 0 0 1 6 6.2h.5' },
  t: { width: 8, d: 'M3.5 1.5V15.5a4.5 4.5 0 0 0 4.5 4.5M0 6.5H8' },
  w: { width: 19, d: 'M0 6.5L4.75 20L9.5 7L14.25 20L19 6.5' },
} as const satisfies Record<string, Letter>;

export type LetterName = keyof typeof alphabet;
