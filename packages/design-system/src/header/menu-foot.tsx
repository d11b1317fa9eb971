import { Anchor } from '../link/anchor.tsx';
import styles from './header-menu.module.css';

/** A few direct ways under the navigation of the sheet, such as an email address. */
export interface MenuFoot {
  title: string;
  links: readonly { label: string; href: string }[];
}

/** The foot of the sheet on phones: a group of its own, so that the navigation stays what it is. */
export function SheetFoot({ title, links }: MenuFoot) {
  return (
    <div role="group" aria-label={title} className={styles.foot}>
      <p aria-hidden="true">{title}</p>
      {links.map(({ label, href }) => (
        <Anchor key={href} href={href}>
          {label}
        </Anchor>
      ))}
    </div>
  );
}
