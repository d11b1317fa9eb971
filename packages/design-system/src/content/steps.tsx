import type { ReactNode } from 'react';
import { useRail } from '../layout/use-rail.ts';
import styles from './steps.module.css';

interface StepsProps {
  items: readonly { title: string; text: ReactNode }[];
  headingLevel?: 3 | 4;
  /** Whether they are in one row on a phone. */
  rail?: boolean;
}

/** What happens one after the other, numbered along a line. */
export function Steps({ items, headingLevel = 3, rail = false }: StepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.container}>
      <ol {...useRail(rail)} role="list" className={styles.steps}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
