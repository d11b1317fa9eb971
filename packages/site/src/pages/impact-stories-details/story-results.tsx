import { storyEvidence, type Story, type StoryCard } from '@kestrova/content';
import { Section, Stat } from '@kestrova/design-system';
import { Picture } from '../../sections/picture.tsx';
import { Figures } from '../../sections/figures.tsx';
import styles from './story-results.module.css';

interface StoryResultsProps {
  heading: string;
  card: StoryCard;
  /** The figures beside the card's own. */
  outcomes: Story['outcomes'];
}

/** The figures that the project is judged by, the first at large with its evidence. */
export function StoryResults({ heading, card, outcomes }: StoryResultsProps) {
  const { key, result } = card;
  return (
    <Section density="tight" width="wide">
      <section className={styles.results}>
        <h2 className={styles.title}>{heading}</h2>
        <Stat
          value={result.figure}
          size="display"
          evidence={<Picture picture={storyEvidence[key]} first />}
        >
          {result.label}
        </Stat>
        <Figures figures={outcomes} />
      </section>
    </Section>
  );
}
