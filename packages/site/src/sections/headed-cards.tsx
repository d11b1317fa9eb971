import type { Card as CardCopy } from '@kestrova/content';
import { Card, Reveal, Section } from '@kestrova/design-system';
import { useId } from 'react';
import styles from './headed-cards.module.css';

interface HeadedCardsProps {
  title: string;
  lead: string;
  cards: readonly CardCopy[];
}

/** Five cards and their heading as the sixth cell of the grid, so that every row is filled. */
export function HeadedCards({ title, lead, cards }: HeadedCardsProps) {
  const titleId = useId();
  return (
    <Section>
      <Reveal motion="rise">
        <div className={styles.container}>
          <div className={styles.grid}>
            <header className={styles.header}>
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
              <p className={styles.lead}>{lead}</p>
            </header>
            <ul role="list" className={styles.cards} aria-labelledby={titleId}>
              {cards.map((card) => (
                <li key={card.title}>
                  <Card look="ruled" title={card.title}>
                    <p>{card.text}</p>
                  </Card>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Reveal>
    </Section>
  );
}
