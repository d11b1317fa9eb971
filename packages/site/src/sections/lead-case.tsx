import type { ProvingStory } from '@kestrova/content';
import { Link } from '@kestrova/design-system';
import { pathTo } from '@kestrova/paths';
import { Cover } from './cover.tsx';
import { addNonBreakingSpaces } from './format-text.ts';
import { ProvenFigure } from './proven-figure.tsx';
import styles from './lead-case.module.css';

/** The client story that proves a page: its figure in display type, its evidence and its cover. */
export function LeadCase({ story }: { story: ProvingStory }) {
  const { key, title, summary, result, evidence } = story;
  return (
    <article className={styles.case}>
      <div className={styles.proof}>
        <ProvenFigure {...result} evidence={evidence} size="display" />
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
