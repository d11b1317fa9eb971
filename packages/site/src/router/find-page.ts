import { decodeId, encodeId, pageNames, paths, pathTo, type PageName } from '@kestrova/paths';
import { matchRoutes } from 'react-router-dom';

/** The page of an address. */
interface FoundPage {
  name: PageName;
  /** The story key or job id in the address, still encoded. */
  id: string | undefined;
}

const routes = pageNames.map((name) => ({ path: paths[name], caseSensitive: true, name }));

/**
 * The page that an address leads to, if any. `matchRoutes` is used because `matchPath` does not
 * recognize a padded base64 id whose `=` is written as `%3D`.
 */
export function findPage(pathname: string): FoundPage | undefined {
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match && { name: match.route.name, id: match.params['id'] };
}

/** The path of a page whose id has lost its padding, with the padding; undefined for any other path. */
export function findPaddedPath(pathname: string): string | undefined {
  const { name, id } = findPage(pathname) ?? {};
  const key = id && decodeId(id, pathname);
  if (!name || !key || key === id || encodeId(key) === id) return undefined;
  return pathTo(name, key);
}
