import { sitePages, type PageName } from '../../routes.tsx';

/**
 * The address of a page, for links. A page that shows one of many takes the story key or job id,
 * which the address carries as standard base64 with its padding (spec 2.1).
 */
export function pathTo(page: PageName, id?: string | number): string {
  const suffix = id === undefined ? '' : `/${btoa(String(id))}`;
  return sitePages[page].path.replace(/\/:id\??$/, suffix);
}
