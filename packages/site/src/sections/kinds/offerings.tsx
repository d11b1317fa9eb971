import { Accordion, Prose, Section } from '@kestrova/design-system';
import { ActionLink } from '../action-link.tsx';
import { CardRows } from '../card-section.tsx';
import { addNonBreakingSpaces } from '../format-text.ts';
import { Picture } from '../picture.tsx';
import type { SectionProps } from '../section-page.tsx';
import split from '../split.module.css';
import styles from './offerings.module.css';

/** One of the offerings is open at a time (spec 2.5). */
export default function Offerings({ section }: SectionProps<'offerings'>) {
  const { heading, text: lead, offerings } = section;
  return (
    <Section tone="sunken" title={addNonBreakingSpaces(heading)} lead={lead}>
      <Accordion
        items={offerings.map(({ title, text, cards, link, screen }) => ({
          title,
          content: (
            <div className={split.split}>
              <Prose>
                <p>{text}</p>
                <ActionLink action={link} variant="secondary" />
                {screen && (
                  <div className={styles.screen}>
                    <Picture picture={{ ...screen, alt: '' }} />
                  </div>
                )}
              </Prose>
              <CardRows cards={cards} headingLevel={4} />
            </div>
          ),
        }))}
      />
    </Section>
  );
}
