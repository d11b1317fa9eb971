import type { LegalChooser, LegalPage } from '@kestrova/content';
import { Section } from '@kestrova/design-system';
import { use } from 'react';
import { LegalBlocks } from './legal-blocks.tsx';
import { LegalDay } from './legal-day.tsx';
import styles from './legal.module.css';
import { loadLegalText } from './load-legal-text.ts';

interface LegalSectionsProps {
  page: LegalPage;
  words: LegalChooser;
  /** Whether the text's own heading stands above its sections. */
  headed?: boolean;
}

/** The sections of a legal text: what each is about on the left, what it says on the right. */
export function LegalSections({ page, words, headed = false }: LegalSectionsProps) {
  const text = use(loadLegalText(page));
  const { heading, intro, sections } = text;
  const Heading = headed ? 'h3' : 'h2';
  return (
    <Section title={headed ? heading : undefined} lead={headed && intro}>
      {headed && <LegalDay text={text} words={words} />}
      <div className={styles.sections}>
        {sections.map(({ id, heading: title, blocks }) => (
          <section key={id} className={styles.section} aria-labelledby={`${page}-${id}`}>
            <Heading id={`${page}-${id}`} className={styles.title}>
              {title}
            </Heading>
            <LegalBlocks blocks={blocks} />
          </section>
        ))}
      </div>
    </Section>
  );
}
