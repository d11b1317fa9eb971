/** The measures of a page, in transferred bytes (brotli for text), with their names in messages. */
export const measures = {
  html: 'B of HTML with its CSS and headers',
  /** Compressed separately. */
  css: 'B of CSS',
  /** Every module that the page fetches without a click, the deferred ones too. */
  js: 'B of JavaScript',
  /** Those that are not lazy. */
  images: 'B of pictures in the first view',
  /** Those that are preloaded. */
  fonts: 'B of fonts',
} as const;

export type Budget = Record<keyof typeof measures, number>;

/* Each budget is at least 5% above the heaviest page, so that a new sentence does not fail the
   check; that of HTML is the size of the first flight. */

const content: Budget = {
  html: 14_600,
  css: 8_500,
  // The published router has 6,300 B that a site without data routes does not run.
  js: 96_000,
  images: 8_000,
  fonts: 37_000,
};

/** The budgets by kind of page; a page with jobs has the application's form, and reads live data. */
export const budgets = {
  content,
  // The same, and 15,200 B of react-query, whose mutations send the forms.
  form: { ...content, js: 124_100 },
} as const satisfies Record<string, Budget>;

export type PageKind = keyof typeof budgets;

/** The kind of the page at a path of the site. */
export function pageKind(path: string): PageKind {
  return path.startsWith('/careers') || path === '/contact-us' ? 'form' : 'content';
}
