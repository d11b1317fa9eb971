import { Reveal, Section } from '@kestrova/design-system';
import { addNonBreakingSpaces } from '../format-text.ts';
import type { SectionProps } from '../section-page.tsx';
import styles from './statements.module.css';

/** In the page's largest type, one after the other (spec 9). */
export default function Statements({ section: { statements } }: SectionProps<'statements'>) {
  return (
    <Section density="grand">
      {statements.map(({ heading, text }, position) => (
        <Reveal key={heading} delay={position === 0 ? 1 : 2}>
          <section className={styles.statement}>
            <h2 className={styles.title}>{heading}</h2>
            <p className={styles.text}>{addNonBreakingSpaces(text)}</p>
          </section>
        </Reveal>
      ))}
    </Section>
  );
}
