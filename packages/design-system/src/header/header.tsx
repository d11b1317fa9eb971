import { useRef, type ReactNode } from 'react';
import { BrandMark } from '../brand/brand-mark.tsx';
import { Anchor } from '../link/anchor.tsx';
import { HeaderMenu, type MenuFooterProps } from './header-menu.tsx';
import { HeaderNavigation } from './header-navigation.tsx';
import styles from './header.module.css';
import type { NavigationItem } from './navigation-link.tsx';
import { useDisclosures } from './use-disclosures.ts';

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
