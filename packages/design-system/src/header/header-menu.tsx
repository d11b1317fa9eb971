import { Menu, X } from 'lucide';
import { Icon } from '../icons/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import menuStyles from './header-menu.module.css';
import styles from './header.module.css';
import { NavigationLink, type NavigationItem } from './navigation-link.tsx';

/** A few direct ways under the navigation of the sheet, such as an email address. */
export interface MenuFooterProps {
  title: string;
  links: readonly { label: string; href: string }[];
}

interface HeaderMenuProps {
  items: readonly NavigationItem[];
  label: string;
  menuLabel: string;
  footer: MenuFooterProps | undefined;
}

/** The full sheet on phones. While it is open the page behind it does not scroll. */
export function HeaderMenu({ items, label, menuLabel, footer }: HeaderMenuProps) {
  return (
    <details name="header" className={menuStyles.menu}>
      <summary className={menuStyles.toggle} aria-label={menuLabel}>
        <Icon node={Menu} />
        <Icon node={X} />
      </summary>
      <div className={styles.sheet}>
        <nav aria-label={label}>
          <ul role="list">
            {items.map((item) => (
              <li key={item.href}>
                {item.children ? (
                  <>
                    <span
                      className={menuStyles.group}
                      aria-current={item.active ? true : undefined}
                    >
                      {item.label}
                    </span>
                    <ul role="list">
                      {item.children.map((child) => (
                        <li key={child.href}>
                          <NavigationLink item={child} />
                        </li>
                      ))}
                    </ul>
                  </>
                ) : (
                  <NavigationLink item={item} />
                )}
              </li>
            ))}
          </ul>
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
