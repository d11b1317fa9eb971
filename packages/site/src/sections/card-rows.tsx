import type { Card } from '@kestrova/content';
import styles from './card-rows.module.css';

interface CardRowsProps {
  cards: readonly Card[];
  headingLevel?: 3 | 4;
}

/** Cards as the rows of a ledger: what it is on the left, what it means on the right. */
export function CardRows({ cards, headingLevel = 3 }: CardRowsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.container}>
      <ul role="list">
        {cards.map(({ title, text }) => (
          <li key={title} className={styles.row}>
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
