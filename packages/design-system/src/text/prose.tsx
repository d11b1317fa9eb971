import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './prose.module.css';

interface ProseProps {
  /** `lead` for an opening paragraph or two in a larger size. */
  size?: 'text' | 'lead';
  children: ReactNode;
}

/** Running text: headings, paragraphs, lists and links written as plain HTML elements. */
export function Prose({ size = 'text', children }: ProseProps) {
  return <div className={classNames(styles.prose, size === 'lead' && styles.lead)}>{children}</div>;
}
