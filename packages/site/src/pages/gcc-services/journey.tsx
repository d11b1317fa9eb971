import type { Card, CardSection } from '@kestrova/content';
import { Reveal, Section, Steps } from '@kestrova/design-system';
import styles from './journey.module.css';

/** The four steps to a center, over three years drawn to scale (spec 2.10). */
export function Journey({ section }: { section: CardSection<Card> }) {
  return (
    <Section density="grand" title={section.heading} lead={section.text}>
      <Reveal>
        <div className={styles.years} aria-hidden="true">
          <span className={styles.assess} />
          <span className={styles.build} />
          <span className={styles.operate} />
          <span className={styles.transfer} />
        </div>
        <Steps items={section.cards} />
      </Reveal>
    </Section>
  );
}
