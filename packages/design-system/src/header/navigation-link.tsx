import { Anchor } from '../link/anchor.tsx';
import type { NavigationItem } from './navigation-item.ts';
import styles from './header.module.css';

/** One link of the header's navigation, marked where it is the visitor's place. */
export function NavigationLink({ item }: { item: NavigationItem }) {
  return (
    <Anchor
      href={item.href}
      className={styles.link}
      aria-current={item.active ? 'page' : undefined}
    >
      {item.label}
    </Anchor>
  );
}
