import { classNames } from '@kestrova/design-system';
import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /** `even` halves; `narrow` gives the first column a third. */
  shape: 'even' | 'narrow';
  children: ReactNode;
}

/** Two parts beside each other on wide screens, one under the other on phones. */
export function Columns({ shape, children }: ColumnsProps) {
  return <div className={classNames(styles.columns, styles[shape])}>{children}</div>;
}
