import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './form.module.css';

/**
 * A form that the page checks itself: no browser bubbles, and `post`, so that one sent before the
 * page is ready never puts what was typed into the address.
 */
export function Form({ className, ...rest }: ComponentProps<'form'>) {
  return <form method="post" noValidate {...rest} className={classNames(styles.form, className)} />;
}
