import { classNames } from '@kestrova/design-system';
import styles from './statement.module.css';

interface StatementProps {
  /** `large` for the one sentence that a page is remembered by. */
  size?: 'regular' | 'large';
  children: string;
}

/** A sentence in display type, where a paragraph would be overlooked. */
export function Statement({ size = 'regular', children }: StatementProps) {
  return <p className={classNames(styles.statement, styles[size])}>{children}</p>;
}
