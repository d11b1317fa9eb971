import { Reveal, Section, Steps } from '@kestrova/design-system';
import type { SectionProps } from '../section-page.tsx';
import styles from './journey.module.css';

export default function Journey({ section }: SectionProps<'journey'>) {
  const { heading, text, cards, years } = section;
  return (
    <Section density="grand" title={heading} lead={text}>
      <Reveal>
        {/* The steps over three years, drawn to scale. */}
        <div className={styles.chart} aria-hidden="true">
          <ol className={styles.steps}>
            {cards.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ol>
          <p className={styles.years}>
            {years.map((year) => (
              <span key={year}>{year}</span>
            ))}
          </p>
        </div>
        <Steps items={cards} rail />
      </Reveal>
    </Section>
  );
}
