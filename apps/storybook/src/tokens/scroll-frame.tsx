import type { ReactNode } from 'react';
import styles from './tokens.module.css';

/** Holds what may be wider than the window; the keyboard can scroll it too. */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
