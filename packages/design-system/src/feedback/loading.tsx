import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../text/words.tsx';
import styles from './loading.module.css';

interface LoadingProps {
  /** What is loading, for screen readers: 'Loading jobs'. */
  label: string;
  children: ReactNode;
}

/** Announces that content is loading while skeletons reserve its space. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

interface SkeletonProps {
  /** `line` for text, `title` for a heading, `block` for several paragraphs. */
  shape?: 'line' | 'title' | 'block';
}

/** Reserves the space of loading content. Put `Loading` around several; it announces them. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape])} />;
}

/** Shows that a task is running; the text beside it says which. */
export function Spinner() {
  return <span aria-hidden="true" data-spinner="" />;
}
