import {
  brand,
  footerNavigation,
  headerNavigation,
  shellLabels,
  type NavigationItem,
} from '@kestrova/content';
import { CountrySelector, Header } from '@kestrova/design-system';
import { flagUrl } from '@kestrova/design-system/flags';
import { pathTo } from '@kestrova/paths';
import { siteRegions, useRegion } from '../lib/region.tsx';
import { useCurrentPath } from '../router/use-current-path.ts';
import { phoneUrl } from '../sections/format-text.ts';

/** The header with the current page marked, and this page's address on every region's site. */
export function SiteHeader() {
  const currentPath = useCurrentPath();
  const region = useRegion();
  const { journal } = footerNavigation;
  const [phone] = brand.phones;
  const countries = siteRegions.map(({ code, name, flag, origin }) => ({
    code,
    name,
    flag: flagUrl(flag),
    href: origin + currentPath,
  }));
  return (
    <Header
      brand={{ name: brand.name, href: pathTo('home') }}
      items={headerNavigation.map((item) => menuItem(item, currentPath))}
      countrySelector={
        <CountrySelector countries={countries} current={region.code} label={shellLabels.country} />
      }
      label={shellLabels.mainNavigation}
      menuLabel={shellLabels.openMenu}
      menuFooter={{
        title: shellLabels.menuFoot,
        links: [
          { label: brand.emails.business, href: `mailto:${brand.emails.business}` },
          { label: phone, href: phoneUrl(phone) },
          { label: journal.label, href: journal.route },
        ],
      }}
    />
  );
}

function menuItem(item: NavigationItem, currentPath: string) {
  return {
    label: item.label,
    href: item.route,
    active: isActiveLink(item, currentPath),
    prominent: item.route === pathTo('contact-us'),
    children: item.children?.map(({ label, route }) => ({
      label,
      href: route,
      active: currentPath === route,
    })),
  };
}

/**
 * Whether a menu item is highlighted on a path (spec 2.3): on its own path only or on every path
 * that begins with it, as its record says, and always on those of its children.
 */
function isActiveLink(item: NavigationItem, currentPath: string): boolean {
  if (item.children?.some((child) => currentPath.startsWith(child.route))) return true;
  return item.activeOn === 'prefix'
    ? currentPath.startsWith(item.route)
    : currentPath === item.route;
}
