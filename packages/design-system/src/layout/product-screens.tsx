import { Children, type ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './product-screens.module.css';

/** One or two drawings of equal height on a deep panel with the page's cut corner: the picture of a `Hero`. */
export function ProductScreens({ children }: { children: ReactNode }) {
  return (
    <div
      data-ground="deep"
      data-cut
      className={classNames(styles.screens, Children.toArray(children).length > 1 && styles.pair)}
    >
      {children}
    </div>
  );
}
