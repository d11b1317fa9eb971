import { storyCovers, type StoryCard } from '@kestrova/content';
import { CaseCard, classNames } from '@kestrova/design-system';
import { pathTo } from '../app/routing/path-to.ts';
import { Picture } from '../pictures/picture.tsx';
import styles from './case-studies.module.css';

interface CaseStudiesProps {
  stories: readonly StoryCard[];
  /** At most how many stand in a row; left out, as many as fit (spec 2.5). */
  columns?: 2;
  /** Level of the cards' titles in the page's outline. */
  headingLevel?: 2 | 3;
  /** Key of the story in the address. */
  marked?: string | undefined;
}

/** Client stories as cards under their keys that lead to their pages (spec 2.5 and 2.11). */
export function CaseStudies({ stories, columns, headingLevel, marked }: CaseStudiesProps) {
  return (
    <div className={styles.container}>
      <ul
        role="list"
        className={classNames(styles.cards, styles[columns === 2 ? 'pairs' : 'many'])}
      >
        {stories.map(({ key, title, summary }) => (
          <li key={key} className={styles.cell}>
            <CaseCard
              id={caseCardId(key)}
              href={pathTo('impact-stories-details', key)}
              eyebrow={key}
              title={title}
              media={<Picture picture={storyCovers[key]} />}
              marked={key === marked}
              headingLevel={headingLevel}
            >
              <p>{summary}</p>
            </CaseCard>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Id of a story's card, by the story's key. */
export function caseCardId(key: string): string {
  return `story-${key}`;
}
