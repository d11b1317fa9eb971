import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stack.module.css';

interface StackProps {
  /** The space between the parts. */
  gap?: 'small' | 'medium' | 'large';
  /** `row` sets the parts side by side, wrapping where there is no room. */
  direction?: 'column' | 'row';
  children: ReactNode;
}

/** Parts one after the other with even space between them. */
export function Stack({ gap = 'medium', direction = 'column', children }: StackProps) {
  return <div className={classNames(styles.stack, styles[gap], styles[direction])}>{children}</div>;
}
