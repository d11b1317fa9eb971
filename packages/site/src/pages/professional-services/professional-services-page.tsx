import { professionalServicesPage as copy } from '@kestrova/content/pages/professional-services';
import { BelowHero } from '../../lib/first-screen/below-hero.tsx';
import { CardSection } from '../../sections/card-section.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ProofSection } from '../../sections/proof-section.tsx';

export const { meta } = copy;

/** Professional Services (spec 2.9). */
export default function ProfessionalServicesPage() {
  const { hero, approach, whyChoose, proof, closing } = copy;
  const { heading, subtitle, text, sheet } = hero;
  return (
    <>
      <PageHero hero={{ heading, text: subtitle, sheet }}>
        <p>{text}</p>
      </PageHero>
      <BelowHero>
        <CardSection section={approach} layout="lead" />
        <CardSection section={whyChoose} columns={2} tone="sunken" fade />
        <ProofSection proof={proof} />
        <ClosingSection closing={closing} />
      </BelowHero>
    </>
  );
}
