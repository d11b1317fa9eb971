import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  /** Fields without hints and errors, and at most one button. */
  children: ReactNode;
  className?: string | undefined;
}

/** The fields of a search or of filters in a row that wraps, each with its label within its frame. */
export function FilterBar({ children, className }: FilterBarProps) {
  return <div className={classNames(styles.bar, className)}>{children}</div>;
}
