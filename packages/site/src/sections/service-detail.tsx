import type { Picture as PictureRecord, ServicePageCopy } from '@kestrova/content';
import { ClosingSection } from './closing-section.tsx';
import { IndustriesSection } from './industries-section.tsx';
import { PageOpening } from './page-opening.tsx';
import { ServiceGroups } from './service-groups.tsx';

interface ServiceDetailProps {
  page: ServicePageCopy;
  picture: PictureRecord;
}

/** A service: three groups of cards, the industries it is for, and what to do next (spec 2.7). */
export function ServiceDetail({ page, picture }: ServiceDetailProps) {
  const { hero, breadcrumb, groups, industries, closing } = page;
  return (
    <>
      <PageOpening hero={hero} breadcrumb={breadcrumb} picture={picture} />
      <ServiceGroups groups={groups} />
      <IndustriesSection section={industries} />
      <ClosingSection closing={closing} />
    </>
  );
}
