import { headerNavigation } from '@kestrova/content';
import { pathTo } from '@kestrova/paths';

/**
 * The last choice on the careers page, as the search part of its URL. Kept in memory only: a new
 * visit begins with the default.
 */
let lastSearch = '';

/** Saves the search part of the careers page's URL, for the links back to it. */
export function saveCareersSearch(search: string): void {
  lastSearch = search;
}

/** The breadcrumb of a page below the careers page. */
export function careersBreadcrumb(label: string) {
  const careers = headerNavigation.find(({ route }) => route === pathTo('careers'));
  return [{ label: careers?.label ?? '', href: findCareersPath() }, { label }];
}

/** The path back to the careers page, with the choices of this visit. */
export function findCareersPath(): string {
  return pathTo('careers') + lastSearch;
}
