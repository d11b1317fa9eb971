import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Text for those who hear the page, where a look says the same to those who see it. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
