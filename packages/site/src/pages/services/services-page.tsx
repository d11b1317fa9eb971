import { heroPicture, type ServicesPageCopy } from '@kestrova/content';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Industries } from './industries.tsx';
import { ServiceLinks } from './service-links.tsx';

/** Our Services (spec 2.6). */
export function ServicesPage({ copy }: { copy: ServicesPageCopy }) {
  const { hero, cards, industries, coCreate } = copy;
  return (
    <>
      <PageHero hero={hero} picture={heroPicture('services')} />
      <ServiceLinks cards={cards} />
      <Industries section={industries} />
      <ClosingSection closing={coCreate} />
    </>
  );
}
