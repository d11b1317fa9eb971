import type { OdcPage } from '@kestrova/content';
import { Reveal, Section } from '@kestrova/design-system';
import { CardRows } from '../../sections/card-rows.tsx';
import styles from './expertise.module.css';

/** What an ODC has saved, in one large sentence, and for whom. */
export function Expertise({ words }: { words: OdcPage['expertise'] }) {
  const { heading, text, claim, claimText, clients } = words;
  return (
    <Section tone="brand" title={heading} lead={text}>
      <Reveal>
        <div className={styles.expertise}>
          <div className={styles.claim}>
            <p className={styles.figure}>{claim}</p>
            <p>{claimText}</p>
          </div>
          <CardRows cards={clients} />
        </div>
      </Reveal>
    </Section>
  );
}
