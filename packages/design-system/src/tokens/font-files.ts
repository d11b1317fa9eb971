/**
 * The font files that every page needs, by their names in the packages they come from. A build adds
 * its hash after the name; the site finds them by these names and preloads them.
 */
export const fontFiles = [
  'funnel-display-latin-wght-normal.woff2',
  'funnel-sans-latin-wght-normal.woff2',
] as const;
