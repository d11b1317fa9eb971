import type { Card, StoryKey } from '@kestrova/content';
import { Link } from '@kestrova/design-system';
import { pathTo } from '@kestrova/paths';
import styles from './card-rows.module.css';

interface CardRowsProps {
  /** A card with a `story` leads to it by its title. */
  cards: readonly (Card & { story?: StoryKey })[];
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
            <Heading className={styles.title}>
              {card.story ? (
                <Link href={pathTo('impact-stories-details', card.story)}>{card.title}</Link>
              ) : (
                card.title
              )}
            </Heading>
            <p className={styles.text}>{card.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
