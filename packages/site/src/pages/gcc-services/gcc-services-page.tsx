import { heroPictures, type GccServicesPageCopy } from '@kestrova/content';
import { Reveal, Section, Steps } from '@kestrova/design-system';
import { HeadedCards } from '../../sections/headed-cards.tsx';
import { IndustriesSection } from '../../sections/industries-section.tsx';
import { LeadCards } from '../../sections/lead-cards.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { CenterModels } from './center-models.tsx';
import { Partnership } from './partnership.tsx';

/** Global Capability Center (spec 2.10). */
export function GccServicesPage({ copy }: { copy: GccServicesPageCopy }) {
  const { hero, breadcrumb, offerings, whyChoose, industries, journey, models, partner } = copy;
  return (
    <>
      <PageHero hero={hero} breadcrumb={breadcrumb} picture={heroPictures.gccServices} />
      <Section title={offerings.heading} lead={offerings.text}>
        <Reveal>
          <LeadCards cards={offerings.cards} />
        </Reveal>
      </Section>
      <HeadedCards title={whyChoose.heading} lead={whyChoose.text} cards={whyChoose.cards} />
      <IndustriesSection section={industries} />
      <Section title={journey.heading} lead={journey.text}>
        <Reveal>
          <Steps items={journey.cards} />
        </Reveal>
      </Section>
      <CenterModels section={models} />
      <Partnership copy={partner} />
    </>
  );
}
