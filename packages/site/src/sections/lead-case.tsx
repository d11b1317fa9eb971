import { storyEvidence, type StoryCard } from '@kestrova/content';
import { Link, Reveal, Stat } from '@kestrova/design-system';
import { pathTo } from '@kestrova/paths';
import { Picture } from './picture.tsx';
import { Cover } from './cover.tsx';
import { addNonBreakingSpaces } from './format-text.ts';
import styles from './lead-case.module.css';

/** The client story that proves a page: its figure in display type, its evidence and its cover. */
export function LeadCase({ story }: { story: StoryCard }) {
  const { key, title, summary, result } = story;
  return (
    <article className={styles.case}>
      <div className={styles.proof}>
        <Stat value={result.figure} size="display">
          {result.label}
        </Stat>
        <Reveal motion="draw">
          <Picture picture={storyEvidence[key]} />
        </Reveal>
      </div>
      <div className={styles.story}>
        <div className={styles.cover}>
          <Cover story={key} />
        </div>
        <p className={styles.key}>{key}</p>
        <h3 className={styles.title}>
          <Link href={pathTo('impact-stories-details', key)}>{addNonBreakingSpaces(title)}</Link>
        </h3>
        <p className={styles.summary}>{summary}</p>
      </div>
    </article>
  );
}
