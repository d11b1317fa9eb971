import { storyCards, type HomePageCopy } from '@kestrova/content';
import { Reveal, Section } from '@kestrova/design-system';
import { useId } from 'react';
import { CaseStudies } from '../../sections/case-studies.tsx';
import { addNonBreakingSpaces } from '../../sections/format-text.ts';
import { LeadCase } from '../../sections/lead-case.tsx';
import styles from './home.module.css';

/** The case studies: one across the page with its figure, the other seven as cards (spec 2.5). */
export function HomeCases({ copy }: { copy: HomePageCopy['caseStudies'] }) {
  const { heading, text, lead, action } = copy;
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
        <Reveal>
          <div className={styles.lead}>
            {storyCards
              .filter(({ key }) => key === lead)
              .map((story) => (
                <LeadCase key={story.key} story={story} />
              ))}
          </div>
        </Reveal>
      </Section>
      <Section density="tight">
        <CaseStudies stories={storyCards.filter(({ key }) => key !== lead)} more={action} />
      </Section>
    </section>
  );
}
