import { Children, useEffect, useState, type ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
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

/** A list of equal things, such as cards, that adapts to the room it is given. */
export function Grid({ columns = 3, gap = 'regular', rail = false, children }: GridProps) {
  const scrolls = useScrolls(rail);
  return (
    <div className={styles.container}>
      <ul
        role="list"
        data-rail={rail ? '' : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={scrolls ? 0 : undefined}
        className={classNames(styles.grid, styles[`columns${columns}`], styles[gap])}
      >
        {Children.map(children, (child) => child && <li className={styles.cell}>{child}</li>)}
      </ul>
    </div>
  );
}

/** Whether a rail is one row now. Tab must then reach it, which Safari does not do by itself. */
function useScrolls(rail: boolean): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!rail) return undefined;
    const phone = matchMedia('(width < 40rem)');
    const update = () => setScrolls(phone.matches);
    update();
    phone.addEventListener('change', update);
    return () => phone.removeEventListener('change', update);
  }, [rail]);
  return scrolls;
}
