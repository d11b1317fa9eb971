import { Children, type ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { useRail } from './use-rail.ts';
import styles from './grid.module.css';

interface GridProps {
  /** Max items in a row, if they fit. Rows are filled evenly: five items make 3 + 2. */
  columns?: 2 | 3 | 4;
  /** `tight` for cards that are lines rather than boxes. */
  gap?: 'regular' | 'tight';
  /** Whether the items are in one row on a phone, to be swiped. */
  rail?: boolean;
  children: ReactNode;
}

/** A list of equal things, such as cards, that adapts to the width of its container. */
export function Grid({ columns = 3, gap = 'regular', rail = false, children }: GridProps) {
  return (
    <div className={styles.container}>
      <ul
        {...useRail(rail)}
        role="list"
        className={classNames(styles.grid, styles[`columns${columns}`], styles[gap])}
      >
        {Children.map(children, (child) => child && <li className={styles.cell}>{child}</li>)}
      </ul>
    </div>
  );
}
