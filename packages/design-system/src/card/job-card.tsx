import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { PillList } from '../pill/pill-list.tsx';
import { Card } from './card.tsx';
import styles from './job-card.module.css';

interface JobCardProps {
  /** At most three letters of the title. */
  initials: string;
  title: string;
  /** Such as the location and the years of experience. */
  facts: readonly string[];
  /** Level, type and mode. */
  pills: readonly string[];
  /** Such as 'Posted 3 days ago'. */
  posted: string;
  /** The link to the details and the button to apply. */
  actions: ReactNode;
  headingLevel?: 2 | 3 | 4;
  children?: ReactNode;
}

/** A job opening in a list. */
export function JobCard(props: JobCardProps) {
  const { initials, title, facts, pills, posted, actions, headingLevel, children } = props;
  return (
    <Card
      className={styles.job}
      title={title}
      headingLevel={headingLevel}
      icon={<Avatar initials={initials} />}
      footer={
        <>
          <span className={styles.posted}>{posted}</span>
          {actions}
        </>
      }
    >
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <PillList label={title} items={pills} />
      {children}
    </Card>
  );
}
