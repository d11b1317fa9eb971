import type { Link, StoryCard } from '@kestrova/content';
import { Card, classNames, Reveal } from '@kestrova/design-system';
import { pathTo } from '@kestrova/paths';
import { ActionLink } from './action-link.tsx';
import { Cover } from './cover.tsx';
import { addNonBreakingSpaces } from './format-text.ts';
import styles from './case-studies.module.css';

interface CaseStudiesProps {
  stories: readonly StoryCard[];
  /** Max cards in a row; by default as many as fit (spec 2.5), without summaries. */
  columns?: 2;
  /** Level of the cards' titles in the page's outline. */
  headingLevel?: 2 | 3;
  /** Key of the story in the address. */
  marked?: string | undefined;
  /** The link to all stories. With it, there are seven stories, which are a rail on a phone. */
  more?: Link;
}

/** Client stories as cards with their keys, which link to their pages (spec 2.5 and 2.11). */
export function CaseStudies(props: CaseStudiesProps) {
  const { stories, columns, headingLevel, marked, more } = props;
  return (
    <div className={styles.container}>
      <ul
        role="list"
        data-rail={more ? '' : undefined}
        className={classNames(
          styles.cards,
          styles[columns === 2 ? 'pairs' : 'many'],
          more && styles.seven,
        )}
      >
        {stories.map(({ key, title, summary, result }) => (
          <li key={key} className={styles.cell}>
            <Reveal motion="rise">
              <Card
                id={caseCardId(key)}
                href={pathTo('impact-stories-details', key)}
                eyebrow={<span className={styles.key}>{key}</span>}
                title={addNonBreakingSpaces(title)}
                media={<Cover story={key} />}
                result={result}
                marked={key === marked}
                headingLevel={headingLevel}
              >
                {columns && <p>{summary}</p>}
              </Card>
            </Reveal>
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <ActionLink action={more} variant="secondary" />
        </p>
      )}
    </div>
  );
}

/** Id of a story's card, by the story's key. */
export function caseCardId(key: string): string {
  return `story-${key}`;
}
