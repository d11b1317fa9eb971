import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './pill.module.css';

interface PillProps {
  /** `brand` for what stands out, `success` and `danger` for a state. */
  tone?: 'neutral' | 'brand' | 'success' | 'danger';
  children: ReactNode;
}

/** A short fact about something, such as a job's level. Not for anything that can be clicked. */
export function Pill({ tone = 'neutral', children }: PillProps) {
  return <span className={classNames(styles.pill, styles[tone])}>{children}</span>;
}
