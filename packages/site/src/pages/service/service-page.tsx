import type { ServicePageCopy } from '@kestrova/content';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { IndustriesSection } from '../../sections/industries-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ProofSection } from '../../sections/proof-section.tsx';
import { ServiceGroups } from './service-groups.tsx';

/** A service: what proves it, three groups of cards, the industries it is for, and what to do next (spec 2.7). */
export function ServicePage({ copy }: { copy: ServicePageCopy }) {
  const { hero, picture, breadcrumb, proof, groups, industries, closing } = copy;
  return (
    <>
      <PageHero hero={hero} breadcrumb={breadcrumb} picture={picture} />
      <ProofSection proof={proof} />
      <ServiceGroups groups={groups} />
      <IndustriesSection section={industries} />
      <ClosingSection closing={closing} />
    </>
  );
}
