import { paths } from '../../paths.ts';

/**
 * What was last chosen on the careers page, as its address says it. Memory alone: a new visit begins
 * with the default.
 */
let lastSearch = '';

/** Keeps what the address of the careers page says, for the ways back to it. */
export function rememberCareersSearch(search: string): void {
  lastSearch = search;
}

/** The way back to the careers page, with the choice of this visit. */
export function findCareersPath(): string {
  return paths.careers + lastSearch;
}
