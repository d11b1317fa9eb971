import { shellWords } from '@kestrova/content';
import { Loading, Section, Skeleton } from '@kestrova/design-system';
import styles from './legal.module.css';

/** What stands in the place of a text that is on its way. */
export function LegalWait() {
  return (
    <div className={styles.screen}>
      <Section>
        <Loading label={shellWords.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="box" />
        </Loading>
      </Section>
    </div>
  );
}
