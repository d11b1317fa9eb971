import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `line` for text, `title` for a heading, `block` for several paragraphs. */
  shape?: 'line' | 'title' | 'block';
}

/** Keeps the place of what is loading. Put `Loading` around several, which also says so. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape])} aria-hidden="true" />;
}
