import type { Card as CardCopy } from '@kestrova/content';
import { Card } from '@kestrova/design-system';
import styles from './lead-cards.module.css';

/** Three or five cards of which the first leads: it stands tall beside the others. */
export function LeadCards({ cards }: { cards: readonly CardCopy[] }) {
  return (
    <div className={styles.container}>
      <ul role="list" className={styles.cards}>
        {cards.map((card) => (
          <li key={card.title} className={styles.cell}>
            <Card title={card.title}>
              <p>{card.text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
