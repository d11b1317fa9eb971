import type { Card } from '@kestrova/content';
import { ServiceCard } from '@kestrova/design-system';
import styles from './lead-cards.module.css';

/** Three or five cards of which the first leads: it stands tall beside the others. */
export function LeadCards({ cards }: { cards: readonly Card[] }) {
  return (
    <div className={styles.container}>
      <ul role="list" className={styles.cards}>
        {cards.map((card) => (
          <li key={card.title} className={styles.cell}>
            <ServiceCard title={card.title}>
              <p>{card.text}</p>
            </ServiceCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
