import type { ReactNode } from 'react';
import styles from './loading.module.css';

interface LoadingProps {
  /** What is loading, for those who hear it: 'Loading jobs'. */
  label: string;
  children: ReactNode;
}

/** Announces that something is loading while skeletons keep its place. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <p role="status" className={styles.label}>
        {label}
      </p>
      {children}
    </div>
  );
}
