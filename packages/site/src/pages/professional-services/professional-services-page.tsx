import { heroPicture } from '@kestrova/content';
import { professionalServicesPage as copy } from '@kestrova/content/pages/professional-services';
import { Reveal, Section } from '@kestrova/design-system';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { LeadCards } from '../../sections/lead-cards.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ProofSection } from '../../sections/proof-section.tsx';
import { ValueSection } from '../../sections/value-section.tsx';

export const { meta } = copy;

/** Professional Services (spec 2.9). */
export default function ProfessionalServicesPage() {
  const { hero, approach, whyChoose, proof, closing } = copy;
  const { heading, subtitle, text } = hero;
  return (
    <>
      <PageHero hero={{ heading, text: subtitle }} picture={heroPicture('professional-services')}>
        <p>{text}</p>
      </PageHero>
      <Section tone="sunken" title={approach.heading} lead={approach.text}>
        <Reveal motion="rise">
          <LeadCards cards={approach.cards} />
        </Reveal>
      </Section>
      <ValueSection section={whyChoose} columns={2} layout="split" />
      <ProofSection proof={proof} />
      <ClosingSection closing={closing} />
    </>
  );
}
