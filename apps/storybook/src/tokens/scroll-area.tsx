import type { ReactNode } from 'react';
import styles from './tokens.module.css';

/** Holds what may be wider than the window; the keyboard can scroll it too. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else only a pointer could scroll it (WCAG 2.1.1)
    <div className={styles.scrollArea} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
