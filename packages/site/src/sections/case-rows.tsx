import type { StoryCard } from '@kestrova/content';
import { Link } from '@kestrova/design-system';
import { pathTo } from '@kestrova/paths';
import { keepTogether } from './keep-together.ts';
import styles from './case-rows.module.css';

/** Further client stories, a line each: the figure, and the title that leads to the story. */
export function CaseRows({ stories }: { stories: readonly StoryCard[] }) {
  return (
    <ul role="list">
      {stories.map(({ key, title, result }) => (
        <li key={key} className={styles.row}>
          <p>
            <strong className={styles.figure}>{result.figure}</strong> {result.label}
          </p>
          <h3 className={styles.title}>
            <span className={styles.key}>{key}</span>{' '}
            <Link href={pathTo('impact-stories-details', key)}>{keepTogether(title)}</Link>
          </h3>
        </li>
      ))}
    </ul>
  );
}
