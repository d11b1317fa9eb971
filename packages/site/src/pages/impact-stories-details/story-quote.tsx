import type { Story } from '@kestrova/content';
import { Section } from '@kestrova/design-system';
import styles from './story-quote.module.css';

/** What somebody at the client says of it, at large. */
export function StoryQuote({ quote }: { quote: Story['quote'] }) {
  const { text, name, role } = quote;
  return (
    <Section tone="brand" density="grand">
      <figure className={styles.quote}>
        <blockquote className={styles.text}>“{text}”</blockquote>
        <figcaption className={styles.source}>
          <strong>{name}</strong>, {role}
        </figcaption>
      </figure>
    </Section>
  );
}
