import type { ReactNode } from 'react';
import styles from './stat.module.css';

interface StatProps {
  /** The figure, such as '40%'. */
  value: string;
  /** What it counts, in a few words. */
  children: ReactNode;
}

/** A figure that carries an argument. Two to four beside each other, in a `Grid`. */
export function Stat({ value, children }: StatProps) {
  return (
    <p className={styles.stat}>
      <strong className={styles.value}>{value}</strong> <span>{children}</span>
    </p>
  );
}
