import { Link, Section } from '@kestrova/design-system';
import { pathTo } from '@kestrova/paths';
import { addNonBreakingSpaces } from '../format-text.ts';
import { LeadCase } from '../lead-case.tsx';
import type { SectionProps } from '../section-page.tsx';
import styles from './proof.module.css';

/** The client stories that prove a service: the first one large, the others in one line each. */
export default function Proof({ section, page: { sections } }: SectionProps<'proof'>) {
  const { heading, text, stories } = section;
  // One section of a page is grand.
  const density = sections.some(({ kind }) => kind === 'journey') ? 'regular' : 'grand';
  const [lead, ...others] = stories;
  return (
    <Section density={density} title={heading} lead={text}>
      {lead && <LeadCase story={lead} />}
      <ul role="list">
        {others.map(({ key, title, result }) => (
          <li key={key} className={styles.row}>
            <p>
              <strong className={styles.figure}>{result.figure}</strong> {result.label}
            </p>
            <h3 className={styles.title}>
              <span className={styles.key}>{key}</span>{' '}
              <Link href={pathTo('impact-stories-details', key)}>
                {addNonBreakingSpaces(title)}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
