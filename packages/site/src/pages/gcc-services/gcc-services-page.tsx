import { heroPicture } from '@kestrova/content';
import { gccServicesPage as copy } from '@kestrova/content/pages/gcc-services';
import { CardSection } from '../../sections/card-section.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ProofSection } from '../../sections/proof-section.tsx';
import { Journey } from './journey.tsx';

export const { meta, breadcrumb } = copy;

/** Global Capability Center (spec 2.10). */
export default function GccServicesPage() {
  const { hero, offerings, whyChoose, industries, journey, models, proof, partner } = copy;
  return (
    <>
      <PageHero hero={hero} breadcrumb={breadcrumb} picture={heroPicture('gcc-services')} />
      <CardSection section={offerings} layout="lead" />
      <CardSection section={whyChoose} layout="headed" />
      <CardSection section={industries} layout="rows" tone="sunken" density="tight" />
      <Journey section={journey} />
      <CardSection section={models} fade tone="brand" />
      <ProofSection proof={proof} density="regular" />
      <ClosingSection closing={partner} />
    </>
  );
}
