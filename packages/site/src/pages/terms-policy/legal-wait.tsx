import { shellWords } from '@kestrova/content';
import { Section, Spinner } from '@kestrova/design-system';
import styles from './legal.module.css';

/** What stands in the place of a text that is on its way. */
export function LegalWait() {
  return (
    <div className={styles.screen}>
      <Section>
        <Spinner label={shellWords.loading} />
      </Section>
    </div>
  );
}
