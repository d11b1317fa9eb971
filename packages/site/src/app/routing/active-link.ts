import type { NavigationItem } from '@kestrova/content';

/**
 * Whether a menu item is highlighted on a path (spec 2.3): as its record says on its own path only
 * or on every path that begins with it, and in any case on its children's.
 */
export function isActiveLink(
  item: Pick<NavigationItem, 'route' | 'activeOn' | 'children'>,
  currentPath: string,
): boolean {
  if (item.children?.some((child) => currentPath.startsWith(child.route))) return true;
  return item.activeOn === 'prefix'
    ? currentPath.startsWith(item.route)
    : currentPath === item.route;
}
