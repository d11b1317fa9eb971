import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './form.module.css';

/**
 * A form that the page checks itself: no browser bubbles, and `post`, so that one sent before the
 * page is ready never puts what was typed into the address.
 */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  return <form method="post" noValidate {...rest} className={classNames(styles.form, className)} />;
}

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
