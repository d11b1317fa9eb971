import { heroPicture } from '@kestrova/content';
import { odcServicesPage as copy } from '@kestrova/content/pages/odc-services';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ValueSection } from '../../sections/value-section.tsx';
import { CenterOfferings } from './center-offerings.tsx';
import { EngagementModels } from './engagement-models.tsx';
import { Expertise } from './expertise.tsx';

export const { meta, breadcrumb } = copy;

/** ODC Services (spec 2.8). */
export default function OdcServicesPage() {
  const { hero, core, expertise, offerings, engagement, closing } = copy;
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
