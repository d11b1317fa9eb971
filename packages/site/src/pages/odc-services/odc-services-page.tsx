import { odcServicesPage as copy } from '@kestrova/content/pages/odc-services';
import { Reveal, Section } from '@kestrova/design-system';
import { BelowHero } from '../../lib/first-screen/below-hero.tsx';
import { CardRows, CardSection } from '../../sections/card-section.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { LinkSection } from '../../sections/link-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Picture } from '../../sections/picture.tsx';
import styles from './expertise.module.css';

export const { meta, breadcrumb } = copy;

/** ODC Services (spec 2.8): the section of the engagement models fades in as a whole. */
export default function OdcServicesPage() {
  const { hero, screens, core, offerings, engagement, security, closing } = copy;
  return (
    <>
      <PageHero hero={hero} breadcrumb={breadcrumb} screens={screens} />
      <BelowHero>
        <CardSection section={core} columns={2} fade />
        <Expertise />
        <CardSection section={offerings} look="box" rail />
        <Reveal>
          <Section tone="sunken" layout="split" title={engagement.heading} lead={engagement.text}>
            <CardRows cards={engagement.cards} />
          </Section>
        </Reveal>
        <LinkSection section={security} />
        <ClosingSection closing={closing} cut={false} />
      </BelowHero>
    </>
  );
}

/** The savings of one center as a large figure, and the clients of all (spec 2.8). */
function Expertise() {
  const { heading, text, claim, claimText, evidence, clients } = copy.expertise;
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
