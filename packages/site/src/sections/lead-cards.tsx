import type { Card, IconCard } from '@kestrova/content';
import { ServiceCard } from '@kestrova/design-system';
import { Icon } from '../icons/icon.tsx';
import styles from './lead-cards.module.css';

/** Three or five cards of which the first leads: it stands tall beside the others. */
export function LeadCards({ cards }: { cards: readonly (Card | IconCard)[] }) {
  return (
    <div className={styles.container}>
      <ul role="list" className={styles.cards}>
        {cards.map((card) => (
          <li key={card.title} className={styles.cell}>
            <ServiceCard
              title={card.title}
              icon={'icon' in card ? <Icon name={card.icon} /> : undefined}
            >
              <p>{card.text}</p>
            </ServiceCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
