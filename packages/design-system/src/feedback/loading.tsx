import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../text/words.tsx';
import styles from './loading.module.css';

interface LoadingProps {
  /** What is loading, for those who hear it: 'Loading jobs'. */
  label: string;
  children: ReactNode;
}

/** Announces that something is loading while skeletons keep its place. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}

interface SkeletonProps {
  /** `line` for text, `title` for a heading, `block` for several paragraphs. */
  shape?: 'line' | 'title' | 'block';
}

/** Keeps the place of what is loading. Put `Loading` around several, which also says so. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape])} aria-hidden="true" />;
}

/** Turns while something is under way that takes longer than a moment; the words beside it say what. */
export function Spinner() {
  return <span aria-hidden="true" data-spinner="" />;
}
