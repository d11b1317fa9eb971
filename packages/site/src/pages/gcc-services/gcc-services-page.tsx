import { heroPicture } from '@kestrova/content';
import { gccServicesPage as copy } from '@kestrova/content/pages/gcc-services';
import { Reveal, Section } from '@kestrova/design-system';
import { HeadedCards } from '../../sections/headed-cards.tsx';
import { IndustriesSection } from '../../sections/industries-section.tsx';
import { LeadCards } from '../../sections/lead-cards.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ProofSection } from '../../sections/proof-section.tsx';
import { CenterModels } from './center-models.tsx';
import { Journey } from './journey.tsx';

export const { meta, breadcrumb } = copy;

/** Global Capability Center (spec 2.10). */
export default function GccServicesPage() {
  const { hero, offerings, whyChoose, industries, journey, models, proof, partner } = copy;
  return (
    <>
      <PageHero hero={hero} breadcrumb={breadcrumb} picture={heroPicture('gcc-services')} />
      <Section title={offerings.heading} lead={offerings.text}>
        <Reveal motion="rise">
          <LeadCards cards={offerings.cards} />
        </Reveal>
      </Section>
      <HeadedCards title={whyChoose.heading} lead={whyChoose.text} cards={whyChoose.cards} />
      <IndustriesSection section={industries} />
      <Journey section={journey} />
      <CenterModels section={models} />
      <ProofSection proof={proof} density="regular" />
      <ClosingSection closing={partner} />
    </>
  );
}
