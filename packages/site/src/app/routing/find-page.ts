import { matchRoutes } from 'react-router-dom';
import { sitePages, type SitePage } from '../../routes.tsx';
import { findDecodedId } from './encoded-id.ts';
import { forgetFailedLoads } from './load-once.ts';

const matchedPages = sitePages.map((page) => ({ path: page.pattern, caseSensitive: true, page }));

/** What an address leads to. */
interface FoundPage {
  page: SitePage;
  /** The id in the address, decoded. */
  id: string | undefined;
}

/**
 * The page that an address leads to, if any. `matchRoutes` is used because `matchPath` does not
 * recognize a padded base64 id whose `=` is written as `%3D`.
 */
export function findPage(pathname: string): FoundPage | undefined {
  const match = matchRoutes(matchedPages, pathname)?.at(-1);
  if (!match) return undefined;
  const { id } = match.params;
  return { page: match.route.page, id: id && findDecodedId(id, pathname) };
}

/**
 * Fetches the code of the page at an address ahead of a visit; an unknown address needs none.
 * Rejects with `LoadError`, and then the visit asks again.
 */
export async function preloadPage(pathname: string): Promise<void> {
  try {
    await findPage(pathname)?.page.preload();
  } catch (error) {
    forgetFailedLoads();
    throw error;
  }
}
