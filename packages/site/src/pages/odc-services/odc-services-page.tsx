import { heroPicture, type OdcServicesPageCopy } from '@kestrova/content';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ValueSection } from '../../sections/value-section.tsx';
import { CenterOfferings } from './center-offerings.tsx';
import { EngagementModels } from './engagement-models.tsx';
import { Expertise } from './expertise.tsx';

/** ODC Services (spec 2.8). */
export function OdcServicesPage({ copy }: { copy: OdcServicesPageCopy }) {
  const { hero, breadcrumb, core, expertise, offerings, engagement, closing } = copy;
  return (
    <>
      <PageHero hero={hero} breadcrumb={breadcrumb} picture={heroPicture('odc-services')} />
      <ValueSection section={core} columns={2} layout="split" />
      <Expertise copy={expertise} />
      <CenterOfferings section={offerings} />
      <EngagementModels section={engagement} />
      <ClosingSection closing={closing} />
    </>
  );
}
