import { storyEvidence, type Story } from '@kestrova/content';
import { Section, TagList } from '@kestrova/design-system';
import { Picture } from '../../pictures/picture.tsx';
import { Figures } from '../../sections/figures.tsx';
import styles from './story-summary.module.css';

interface StorySummaryProps {
  story: Story;
  /** What the figures are called. */
  outcomes: string;
}

/** What the story is about in one card with its tags, and the evidence of its results. */
export function StorySummary({ story, outcomes }: StorySummaryProps) {
  const tags = Object.entries(story.tags).map(([label, value]) => ({ label, values: [value] }));
  return (
    <Section>
      <article className={styles.card}>
        <p className={styles.description}>{story.description}</p>
        <TagList items={tags} />
      </article>
      <section className={styles.outcomes}>
        <div className={styles.figures}>
          <h2 className={styles.title}>{outcomes}</h2>
          <Figures figures={story.outcomes} />
        </div>
        <Picture picture={storyEvidence[story.key]} />
      </section>
    </Section>
  );
}
