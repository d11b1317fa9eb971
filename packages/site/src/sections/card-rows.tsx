import type { Card, IconCard } from '@kestrova/content';
import { Icon } from '../icons/icon.tsx';
import styles from './card-rows.module.css';

interface CardRowsProps {
  cards: readonly (Card | IconCard)[];
  headingLevel?: 3 | 4;
}

/** Cards as the rows of a ledger: what it is on the left, what it means on the right. */
export function CardRows({ cards, headingLevel = 3 }: CardRowsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.container}>
      <ul role="list">
        {cards.map((card) => (
          <li key={card.title} className={styles.row}>
            <div className={styles.name}>
              {'icon' in card && <Icon name={card.icon} />}
              <Heading className={styles.title}>{card.title}</Heading>
            </div>
            <p className={styles.text}>{card.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
