import { storyCards } from '@kestrova/content';
import { Section } from '@kestrova/design-system';
import { useId } from 'react';
import { CaseStudies } from '../case-studies.tsx';
import { addNonBreakingSpaces } from '../format-text.ts';
import { LeadCase } from '../lead-case.tsx';
import type { SectionProps } from '../section-page.tsx';
import styles from './stories.module.css';

/** The case studies: one across the page with its figure, the other seven as cards (spec 2.5). */
export default function Stories({ section }: SectionProps<'stories'>) {
  const { heading, text, lead, action } = section;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Section tone="deep" cut>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {addNonBreakingSpaces(heading)}
          </h2>
          <p className={styles.text}>{text}</p>
        </header>
        <div className={styles.lead}>
          <LeadCase story={lead} />
        </div>
      </Section>
      <Section density="tight">
        <CaseStudies stories={storyCards.filter(({ key }) => key !== lead.key)} more={action} />
      </Section>
    </section>
  );
}
