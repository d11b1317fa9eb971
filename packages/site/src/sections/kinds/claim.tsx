import { Reveal, Section } from '@kestrova/design-system';
import { CardRows } from '../card-section.tsx';
import { Picture } from '../picture.tsx';
import type { SectionProps } from '../section-page.tsx';
import styles from './claim.module.css';

export default function Claim({ section }: SectionProps<'claim'>) {
  const { heading, text, claim, claimText, evidence, clients } = section;
  const [words, figure] = splitFigure(claim);
  return (
    <Section tone="brand" density="grand" title={heading} lead={text}>
      <div className={styles.claim}>
        <p className={styles.words}>
          {words} <strong className={styles.figure}>{figure}</strong>
        </p>
        <div className={styles.evidence}>
          <Reveal>
            <Picture picture={evidence} />
          </Reveal>
          <p>{claimText}</p>
        </div>
      </div>
      <CardRows cards={clients} />
    </Section>
  );
}

/** Splits a claim into its words and the figure at its end. */
function splitFigure(claim: string): [words: string, figure: string] {
  const at = claim.lastIndexOf(' ');
  return [claim.slice(0, at), claim.slice(at + 1)];
}
