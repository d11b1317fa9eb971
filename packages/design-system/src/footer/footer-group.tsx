import { Children, type ReactNode } from 'react';
import styles from './footer.module.css';

interface FooterGroupProps {
  title: string;
  /** `FooterLink`s or lines of text, each becoming an entry of the list. */
  children: ReactNode;
}

/** A titled list in the footer. */
export function FooterGroup({ title, children }: FooterGroupProps) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list">
        {Children.map(children, (child) => (
          <li className={styles.entry}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
