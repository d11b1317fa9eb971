import { ChevronDown } from 'lucide';
import { Icon } from '../icons/icon.tsx';
import styles from './header.module.css';
import { NavigationLink, type NavigationItem } from './navigation-link.tsx';

interface HeaderNavigationProps {
  items: readonly NavigationItem[];
  label: string;
}

/** The row of links on wide screens; an item with children opens a list under it. */
export function HeaderNavigation({ items, label }: HeaderNavigationProps) {
  return (
    <nav aria-label={label} className={styles.navigation}>
      <ul role="list" className={styles.row}>
        {items.map((item) => (
          <li key={item.href}>
            {item.children ? (
              <details name="header" className={styles.dropdown}>
                <summary className={styles.link} aria-current={item.active ? true : undefined}>
                  <span>{item.label}</span>
                  <Icon node={ChevronDown} />
                </summary>
                <ul role="list" className={styles.panel}>
                  {item.children.map((child) => (
                    <li key={child.href}>
                      <NavigationLink item={child} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <NavigationLink item={item} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
