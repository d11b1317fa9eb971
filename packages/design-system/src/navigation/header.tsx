import { ChevronDown, Menu, X } from 'lucide';
import { useRef, type ReactNode } from 'react';
import { Anchor } from '../actions/link.tsx';
import { Icon } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { BrandMark } from './brand-mark.tsx';
import menuStyles from './header-menu.module.css';
import styles from './header.module.css';
import { useDisclosures } from './use-disclosures.ts';

/** An entry of the header's navigation (spec section 2.3). */
export interface NavigationItem {
  label: string;
  href: string;
  /** The current page is this item or one of its children. */
  active?: boolean | undefined;
  /** Rendered as a quiet button, for the contact page. At most one, without children. */
  prominent?: boolean | undefined;
  children?: readonly NavigationItem[] | undefined;
}

/** Contact details under the navigation of the menu, such as an email address. */
interface MenuFooterProps {
  title: string;
  links: readonly { label: string; href: string }[];
}

interface HeaderProps {
  /** The brand's name, and the page that name and mark link to. */
  brand: { name: string; href: string };
  items: readonly NavigationItem[];
  /** A `CountrySelector`. */
  countrySelector?: ReactNode;
  /** Name of the navigation landmark. */
  label?: string;
  /** Label of the button that opens the menu on phones. */
  menuLabel?: string;
  /** Content of the menu on phones under the navigation. */
  menuFooter?: MenuFooterProps;
}

/**
 * The fixed header of each page: a disclosure navigation after the APG, and on phones a full-screen menu.
 * Both use native `<details>`, so they open before JavaScript has loaded.
 */
export function Header(props: HeaderProps) {
  const { brand, items, countrySelector, label = 'Main', menuLabel = 'Menu', menuFooter } = props;
  const ref = useRef<HTMLElement>(null);
  useDisclosures(ref);
  return (
    <header ref={ref} className={styles.header}>
      <div className={styles.bar}>
        <Anchor href={brand.href} className={styles.brand}>
          <BrandMark />
          <span>{brand.name}</span>
        </Anchor>
        <HeaderNavigation items={items} label={label} />
        {countrySelector}
        <HeaderMenu items={items} label={label} menuLabel={menuLabel} footer={menuFooter} />
      </div>
    </header>
  );
}

interface HeaderNavigationProps {
  items: readonly NavigationItem[];
  label: string;
}

/** The row of links on wide screens; an item with children opens a list under it. */
function HeaderNavigation({ items, label }: HeaderNavigationProps) {
  return (
    <nav aria-label={label} className={styles.navigation}>
      <NavigationList items={items} className={styles.row}>
        {({ label: group, active }, children) => (
          <details name="header" className={styles.dropdown}>
            <summary className={styles.link} aria-current={active ? true : undefined}>
              <span>{group}</span>
              <Icon node={ChevronDown} />
            </summary>
            <NavigationList items={children} className={styles.panel} />
          </details>
        )}
      </NavigationList>
    </nav>
  );
}

interface HeaderMenuProps extends HeaderNavigationProps {
  menuLabel: string;
  footer: MenuFooterProps | undefined;
}

/** The full-screen menu on phones. While it is open, the page does not scroll. */
function HeaderMenu({ items, label, menuLabel, footer }: HeaderMenuProps) {
  return (
    <details name="header" className={menuStyles.menu}>
      <summary className={menuStyles.toggle} aria-label={menuLabel}>
        <Icon node={Menu} />
        <Icon node={X} />
      </summary>
      <div className={styles.sheet}>
        <nav aria-label={label}>
          <NavigationList items={items}>
            {({ label: group, active }, children) => (
              <>
                <span className={menuStyles.group} aria-current={active ? true : undefined}>
                  {group}
                </span>
                <NavigationList items={children} />
              </>
            )}
          </NavigationList>
        </nav>
        {footer && <MenuFooter {...footer} />}
      </div>
    </details>
  );
}

/** The footer of the menu on phones: a separate group, since it is not navigation. */
function MenuFooter({ title, links }: MenuFooterProps) {
  return (
    <div role="group" aria-label={title} className={menuStyles.footer}>
      <p aria-hidden="true">{title}</p>
      {links.map(({ label, href }) => (
        <Anchor key={href} href={href}>
          {label}
        </Anchor>
      ))}
    </div>
  );
}

interface NavigationListProps {
  items: readonly NavigationItem[];
  className?: string | undefined;
  /** Shows an item that has children. */
  children?: (item: NavigationItem, children: readonly NavigationItem[]) => ReactNode;
}

function NavigationList({ items, className, children: renderGroup }: NavigationListProps) {
  return (
    <ul role="list" className={className}>
      {items.map((item) => (
        <li key={item.href}>
          {item.children && renderGroup ? (
            renderGroup(item, item.children)
          ) : (
            <NavigationLink item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A link of the header's navigation, marked if it is the current page. */
function NavigationLink({ item }: { item: NavigationItem }) {
  return (
    <Anchor
      href={item.href}
      className={classNames(styles.link, item.prominent && styles.prominent)}
      aria-current={item.active ? 'page' : undefined}
    >
      {item.label}
    </Anchor>
  );
}
