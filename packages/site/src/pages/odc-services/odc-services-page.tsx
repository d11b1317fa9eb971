import { odcServicesPage as copy } from '@kestrova/content/pages/odc-services';
import { Reveal, Section } from '@kestrova/design-system';
import { BelowHero } from '../../lib/below-hero.tsx';
import { CardRows, CardSection } from '../../sections/card-section.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { LinkSection } from '../../sections/link-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Expertise } from './expertise.tsx';

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
