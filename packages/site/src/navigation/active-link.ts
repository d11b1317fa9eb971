import { paths } from '../paths.ts';

/** A menu item as far as highlighting needs it. */
interface MenuLink {
  route: string;
  children?: readonly MenuLink[] | undefined;
}

const PREFIX_MATCHED: readonly string[] = [paths.services, paths.impactStories, paths.careers];

/**
 * Whether a menu item is highlighted on a path (spec 2.3): Services, Impact Stories and Careers on
 * every path that begins with theirs, an item also on its children's, all others on their own only.
 */
export function isActiveLink(item: MenuLink, currentPath: string): boolean {
  if (item.children?.some((child) => currentPath.startsWith(child.route))) return true;
  return PREFIX_MATCHED.includes(item.route)
    ? currentPath.startsWith(item.route)
    : currentPath === item.route;
}
