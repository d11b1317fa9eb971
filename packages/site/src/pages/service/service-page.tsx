import type { Picture as PictureRecord, ServicePageCopy } from '@kestrova/content';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { IndustriesSection } from '../../sections/industries-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ServiceGroups } from './service-groups.tsx';

interface ServicePageProps {
  page: ServicePageCopy;
  picture: PictureRecord;
}

/** A service: three groups of cards, the industries it is for, and what to do next (spec 2.7). */
export function ServicePage({ page, picture }: ServicePageProps) {
  const { hero, breadcrumb, groups, industries, closing } = page;
  return (
    <>
      <PageHero hero={hero} breadcrumb={breadcrumb} picture={picture} />
      <ServiceGroups groups={groups} />
      <IndustriesSection section={industries} />
      <ClosingSection closing={closing} />
    </>
  );
}
