import type { Story } from '@kestrova/content';
import { Section, TagList } from '@kestrova/design-system';
import { Figures } from '../../sections/figures.tsx';
import styles from './story-summary.module.css';

interface StorySummaryProps {
  story: Story;
  /** What the figures are called. */
  outcomes: string;
}

/** The story in one card: what it is about, its tags and the figures that it is judged by. */
export function StorySummary({ story, outcomes }: StorySummaryProps) {
  const tags = Object.entries(story.tags).map(([label, value]) => ({ label, values: [value] }));
  return (
    <Section>
      <article className={styles.card}>
        <p className={styles.description}>{story.description}</p>
        <TagList items={tags} />
      </article>
      <section className={styles.outcomes}>
        <h2 className={styles.title}>{outcomes}</h2>
        <Figures figures={story.outcomes} />
      </section>
    </Section>
  );
}
