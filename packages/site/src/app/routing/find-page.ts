import { matchRoutes } from 'react-router-dom';
import { pageNames, paths, type PageName } from '@kestrova/paths';
import { sitePages } from '../../routes.tsx';
import type { SitePage } from './define-page.tsx';
import { forgetFailedLoads } from './load-once.ts';

/** What an address leads to. */
interface FoundPage extends SitePage {
  name: PageName;
  /** The story key or job id in the address, as it stands there. */
  id: string | undefined;
}

const routes = pageNames.map((name) => ({ path: paths[name], caseSensitive: true, name }));

/**
 * The page that an address leads to, if any. `matchRoutes` is used because `matchPath` does not
 * recognize a padded base64 id whose `=` is written as `%3D`.
 */
export function findPage(pathname: string): FoundPage | undefined {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) return undefined;
  const { name } = match.route;
  return { name, ...sitePages[name], id: match.params['id'] };
}

/**
 * Fetches the code of the page at an address ahead of a visit; an unknown address needs none.
 * Rejects with `LoadError`, and then the visit asks again.
 */
export async function preloadPage(pathname: string): Promise<void> {
  try {
    await findPage(pathname)?.preload();
  } catch (error) {
    forgetFailedLoads();
    throw error;
  }
}
