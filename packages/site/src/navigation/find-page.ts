import { matchRoutes } from 'react-router-dom';
import { sitePages, type SitePage } from '../routes.tsx';

/**
 * The page that an address leads to, if any. `matchRoutes` is used because `matchPath` does not
 * recognize a padded base64 id whose `=` is written as `%3D`.
 */
export function findPage(pathname: string): SitePage | undefined {
  const matches = matchRoutes(
    sitePages.map((page) => ({ path: page.pattern, page })),
    pathname,
  );
  return matches?.at(-1)?.route.page;
}

/** Fetches the code of the page at an address ahead of a visit; an unknown address needs none. */
export async function preloadPage(pathname: string): Promise<void> {
  await findPage(pathname)?.preload();
}
