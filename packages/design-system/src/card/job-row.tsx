import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { classNames } from '../class-names.ts';
import { Anchor } from '../link/anchor.tsx';
import { PillList } from '../pill/pill-list.tsx';
import styles from './job-row.module.css';

interface JobRowProps {
  title: string;
  /** Of the title, at most three; hidden from screen readers. */
  initials: string;
  /** Where the title leads: the page of the job. */
  href: string;
  /** Such as the location and the years of experience. */
  facts: readonly string[];
  /** Level, type and mode. */
  pills: readonly string[];
  /** Such as 'Posted 3 days ago'. */
  posted: string;
  /** The link to the details and the button to apply, both `quiet` and `small`. */
  actions: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Whether the row is laid out only as it comes near the screen, so that a long list appears at once. */
  deferred?: boolean;
  children?: ReactNode;
}

/** A job opening in a list, whose actions step forward where the pointer or the focus is. */
export function JobRow(props: JobRowProps) {
  const {
    title,
    initials,
    href,
    facts,
    pills,
    posted,
    actions,
    headingLevel = 3,
    deferred,
    children,
  } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.row, deferred && styles.deferred)}>
      <div className={styles.body}>
        <Avatar initials={initials} />
        <div className={styles.about}>
          <Heading className={styles.title}>
            <Anchor href={href}>{title}</Anchor>
          </Heading>
          <ul className={styles.facts}>
            {[...facts, posted].filter(Boolean).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {children && <div className={styles.text}>{children}</div>}
        </div>
        <div className={styles.aside}>
          <PillList items={pills} />
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </article>
  );
}
