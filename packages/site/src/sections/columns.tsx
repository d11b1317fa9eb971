import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Two parts beside each other on wide screens, the first a third, one under the other on phones. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
