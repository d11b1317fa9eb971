import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

interface SkipLinkProps {
  /** Address of the main content, such as `#content`. */
  href: string;
  children: ReactNode;
}

/** The first stop of the keyboard on each page; seen only while it has focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
