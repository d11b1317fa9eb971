import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './hero.module.css';

interface HeroProps {
  /** The page's only heading of level 1; it takes the focus after a navigation. */
  title: ReactNode;
  lead?: ReactNode;
  /** `home` is taller and louder. */
  variant?: 'home' | 'page';
  /** A `Breadcrumb`. */
  breadcrumb?: ReactNode;
  /** Buttons; the first is the one that the page wants. */
  actions?: ReactNode;
  /** A decorative `img` with its width and height. */
  picture?: ReactNode;
  /** What stands under the lead, such as a job's facts. */
  children?: ReactNode;
}

/** The opening of a page. */
export function Hero(props: HeroProps) {
  const { title, lead, variant = 'page', breadcrumb, actions, picture, children } = props;
  return (
    <header className={classNames(styles.hero, styles[variant])}>
      <div className={classNames(styles.content, picture !== undefined && styles.pictured)}>
        <div className={styles.body}>
          {breadcrumb}
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </header>
  );
}
