import type { AboutPage } from '@kestrova/content';
import { Reveal, Section } from '@kestrova/design-system';
import styles from './purpose.module.css';

/** Vision and mission, in the page's largest words. */
export function Purpose({ statements }: { statements: readonly AboutPage['vision'][] }) {
  return (
    <Section>
      <Reveal>
        <div className={styles.statements}>
          {statements.map(({ heading, text }) => (
            <section key={heading} className={styles.statement}>
              <h2 className={styles.name}>{heading}</h2>
              <p className={styles.text}>{text}</p>
            </section>
          ))}
        </div>
      </Reveal>
    </Section>
  );
}
