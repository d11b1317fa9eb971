import { odcServicesPage } from '@kestrova/content/pages/odc-services';
import { Reveal, Section } from '@kestrova/design-system';
import { CardRows } from '../../sections/card-section.tsx';
import { Picture } from '../../sections/picture.tsx';
import styles from './expertise.module.css';

/** The savings of one center as a large figure, and the clients of all (spec 2.8). */
export function Expertise() {
  const { heading, text, claim, claimText, evidence, clients } = odcServicesPage.expertise;
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
