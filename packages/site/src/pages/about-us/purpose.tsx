import type { AboutUsPageCopy } from '@kestrova/content';
import { Reveal, Section } from '@kestrova/design-system';
import styles from './purpose.module.css';

/** Vision and mission, in the page's largest type, one after the other (spec 9). */
export function Purpose({ statements }: { statements: readonly AboutUsPageCopy['vision'][] }) {
  return (
    <Section density="grand">
      {statements.map(({ heading, text }, position) => (
        <Reveal key={heading} delay={position === 0 ? 1 : 2}>
          <section className={styles.statement}>
            <h2 className={styles.title}>{heading}</h2>
            <p className={styles.text}>{text}</p>
          </section>
        </Reveal>
      ))}
    </Section>
  );
}
