/** What one page may weigh, in bytes as they travel (brotli for text), and what a message calls it. */
export const measures = {
  /** The first flight of a connection. */
  html: 'B of HTML with its CSS and headers',
  /** Compressed by itself. */
  css: 'B of CSS',
  /** Every module that the page fetches by itself, the deferred ones too. */
  js: 'B of JavaScript',
  files: 'files of JavaScript',
  assetHeaders: 'B of headers on one of its files',
  /** Those that are not lazy. */
  images: 'B of pictures in the first view',
  /** Those that are preloaded. */
  fonts: 'B of fonts',
} as const;

export type Budget = Record<keyof typeof measures, number>;

const content: Budget = {
  html: 14_600,
  css: 8_500,
  // The router as it is published holds 6,300 B that a site without data routes does not run.
  js: 89_100,
  // A client story: what all, three and two pages share, the page, its copy and its record.
  files: 8,
  assetHeaders: 500,
  images: 8_000,
  fonts: 36_000,
};

/** The budgets by kind of page; a page with jobs has the application's form, and reads live data. */
export const budgets = {
  content,
  // The same, and 15,200 B of react-query, whose mutations send the forms. The rules of a form and
  // what sends it are there from the start, since what is fetched later may not arrive.
  form: { ...content, js: 119_000, files: 9 },
} as const satisfies Record<string, Budget>;

export type PageKind = keyof typeof budgets;

/** The kind of the page at a path of the site. */
export function pageKind(path: string): PageKind {
  return path.startsWith('/careers') || path === '/contact-us' ? 'form' : 'content';
}
