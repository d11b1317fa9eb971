import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './stat.module.css';

interface StatProps {
  /** The figure, such as '40%'. */
  value: string;
  /**
   * `small` beside other content, such as in a hero; `display` is the page's picture: as large as
   * the screen allows, once in a section.
   */
  size?: 'small' | 'regular' | 'display' | undefined;
  /** A drawing of the figure to scale, beside it: an `img` with its width and height. */
  evidence?: ReactNode;
  /** The same drawing without the present: `Reveal` with `tell` shows it first. */
  before?: ReactNode;
  /** What it counts, in a few words. */
  children: ReactNode;
}

/** A figure as evidence: two to four side by side, or one in display type. */
export function Stat({ value, size = 'regular', evidence, before, children }: StatProps) {
  return (
    <div className={classNames(styles.stat, styles[size], Boolean(before) && styles.compared)}>
      <p className={styles.words}>
        <strong className={styles.value}>{value}</strong> <span>{children}</span>
      </p>
      {evidence && (
        <div className={styles.evidence} data-evidence>
          {evidence}
          {before && <div className={styles.before}>{before}</div>}
        </div>
      )}
    </div>
  );
}
