import { classNames } from '../class-names.ts';
import { Anchor } from '../link/anchor.tsx';
import styles from './header.module.css';

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

/** One link of the header's navigation, marked where it is the visitor's place. */
export function NavigationLink({ item }: { item: NavigationItem }) {
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
