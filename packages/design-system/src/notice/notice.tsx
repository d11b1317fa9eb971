import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** What went wrong with what the visitor just did; announced when it appears. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.notice}>
      {children}
    </p>
  );
}
