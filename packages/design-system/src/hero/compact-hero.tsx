import type { ReactNode } from 'react';
import styles from './compact-hero.module.css';

interface CompactHeroProps {
  /** The page's only heading of level 1; it takes the focus after a navigation. */
  title: ReactNode;
  lead: ReactNode;
  /** A decorative `img` with its width and height, shown where it costs no height. */
  picture?: ReactNode;
  /** What stands under the lead, such as how much there is. */
  children?: ReactNode;
}

/** The opening of a page that is a list: it leaves the screen to what comes next. */
export function CompactHero({ title, lead, picture, children }: CompactHeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.body}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </header>
  );
}
