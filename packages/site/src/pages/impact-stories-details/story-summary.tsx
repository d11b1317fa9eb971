import type { Story } from '@kestrova/content';
import { Section, TagList } from '@kestrova/design-system';
import styles from './story-summary.module.css';

/** What the story is about in one card, with its tags. */
export function StorySummary({ story }: { story: Story }) {
  const tags = Object.entries(story.tags).map(([label, value]) => ({ label, values: [value] }));
  return (
    <Section>
      <article className={styles.card}>
        <p className={styles.description}>{story.description}</p>
        <TagList items={tags} />
      </article>
    </Section>
  );
}
