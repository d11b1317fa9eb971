/** The measures of a page, in transferred bytes (brotli for text), with their names in messages. */
const measures = {
  html: 'B of HTML with its CSS and headers',
  /** Every module that the page fetches without a click, the deferred ones too. */
  js: 'B of JavaScript',
  /** Those that are not lazy. */
  images: 'B of pictures in the first view',
  /** Those that are preloaded. */
  fonts: 'B of fonts',
};

type Budget = Record<keyof typeof measures, number>;

/* Each budget is at least 5% above the heaviest page, so that a new sentence does not fail the
   check; that of HTML is the size of the first flight. */

// The published router has 6,300 B that a site without data routes does not run.
const content: Budget = { html: 14_600, js: 96_000, images: 8_000, fonts: 37_000 };

/** By kind of page; a page with jobs has the application's form, and reads live data. */
export const budgets = {
  content,
  // The same, and 15,200 B of react-query, whose mutations send the forms.
  form: { ...content, js: 124_100 },
};

export interface WeighedPage extends Budget {
  path: string;
  modules: readonly string[];
}

/** A sentence for each budget that a page exceeds. */
export function findExcess(pages: readonly WeighedPage[]): string[] {
  return pages.flatMap(({ path, modules, ...sizes }) => {
    const isForm = path.startsWith('/careers') || path === '/contact-us';
    const budget = budgets[isForm ? 'form' : 'content'];
    return (Object.keys(measures) as (keyof Budget)[]).flatMap((part) => {
      if (sizes[part] <= budget[part]) return [];
      const advice = part === 'js' ? ` Look at ${modules.join(', ')}.` : '';
      return `${path} carries ${sizes[part]} ${measures[part]}, and may carry ${budget[part]}.${advice}`;
    });
  });
}
