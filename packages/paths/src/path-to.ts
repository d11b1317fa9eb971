import { encodeId } from './ids.ts';
import { paths, type PageName } from './paths.ts';

/** The address of a page, for links. A page that shows one story or job needs its key or id. */
export function pathTo(page: PageName, id?: string | number): string {
  const suffix = id === undefined ? '' : `/${encodeId(id)}`;
  return paths[page].replace(/\/:id\??$/, suffix);
}

/**
 * The link of an email that opens a page for the holder of its token. The token is the fragment, which
 * browsers send to no server: so it is in no log and no Referer.
 */
export function emailedLink(
  siteOrigin: string,
  page: 'application' | 'alerts',
  token: string,
): string {
  return `${siteOrigin}${pathTo(page)}#${token}`;
}
