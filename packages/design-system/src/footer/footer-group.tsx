import { Children, type MouseEventHandler, type ReactNode } from 'react';
import styles from './footer.module.css';

interface FooterGroupProps {
  title: string;
  /** `FooterLink`s or lines of text, each becoming an entry of the list. */
  children: ReactNode;
  /** A click anywhere on the list; whoever has no pointer has the links in it. */
  onClick?: MouseEventHandler<HTMLUListElement>;
}

/** A titled list in the footer. */
export function FooterGroup({ title, children, onClick }: FooterGroupProps) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" onClick={onClick}>
        {Children.map(children, (child) => (
          <li className={styles.entry}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
