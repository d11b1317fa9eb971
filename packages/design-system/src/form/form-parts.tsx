import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Two fields side by side where there is room, such as a first and a last name. */
export function FormRow({ children }: { children: ReactNode }) {
  return (
    <div className={styles.container}>
      <div className={styles.row}>{children}</div>
    </div>
  );
}

/** The buttons at the end of a form; the one that sends comes first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
