import { decodeId, encodeId, paths } from '@kestrova/paths';
import { matchRoutes } from 'react-router-dom';
import { sectionPages } from './section-pages.ts';

/** The page of an address. */
interface FoundPage {
  /** The page's name in `@kestrova/paths`, or `campaigns/<slug>`. */
  name: string;
  /** The story key or job id in the address, still encoded. */
  id: string | undefined;
}

const campaigns = Object.keys(sectionPages).filter((name) => name.startsWith('campaigns/'));

/** The address of every page, as patterns of the router. A campaign's address is its name. */
export const pageRoutes = Object.entries({
  ...paths,
  ...Object.fromEntries(campaigns.map((name) => [name, `/${name}`])),
}).map(([name, path]) => ({ name, path, caseSensitive: true }));

/**
 * The page that an address leads to, if any. `matchRoutes` is used because `matchPath` does not
 * recognize a padded base64 id whose `=` is written as `%3D`.
 */
export function findPage(pathname: string): FoundPage | undefined {
  const match = matchRoutes(pageRoutes, pathname)?.at(-1);
  return match && { name: match.route.name, id: match.params['id'] };
}

/** The path of a page whose id has lost its padding, with the padding; undefined for any other path. */
export function findPaddedPath(pathname: string): string | undefined {
  const { name, id } = findPage(pathname) ?? {};
  const key = id && decodeId(id, pathname);
  if (!name || !key || key === id || encodeId(key) === id) return undefined;
  const { path } = pageRoutes.find((route) => route.name === name) ?? {};
  return path?.replace(/:id\??$/, encodeId(key));
}
