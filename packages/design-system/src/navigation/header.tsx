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
  /** The visitor is here, or on one of the children. */
  active?: boolean | undefined;
  /** Stands out as a quiet button: the way to contact. One at most, and without children. */
  prominent?: boolean | undefined;
  children?: readonly NavigationItem[] | undefined;
}

/** A few direct ways under the navigation of the sheet, such as an email address. */
interface MenuFooterProps {
  title: string;
  links: readonly { label: string; href: string }[];
}

interface HeaderProps {
  /** The brand's name beside its mark, and the page that both lead to. */
  brand: { name: string; href: string };
  items: readonly NavigationItem[];
  /** A `CountrySelector`. */
  countrySelector?: ReactNode;
  /** Name of the navigation landmark. */
  label?: string;
  /** Word on the button that opens the sheet on phones. */
  menuLabel?: string;
  /** What the sheet on phones offers under the navigation. */
  menuFooter?: MenuFooterProps;
}

/**
 * The fixed top of each page: a disclosure navigation after the APG, and on phones a full sheet.
 * Both are native details, so they open before JavaScript has arrived.
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

/** The full sheet on phones. While it is open the page behind it does not scroll. */
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

/** The foot of the sheet on phones: a group of its own, so that the navigation stays what it is. */
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

/** One link of the header's navigation, marked if it leads to the current page. */
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
