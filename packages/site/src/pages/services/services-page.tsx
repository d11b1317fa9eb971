import { heroPicture } from '@kestrova/content';
import { servicesPage as copy } from '@kestrova/content/pages/services';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Industries } from './industries.tsx';
import { ServiceLinks } from './service-links.tsx';

export const { meta } = copy;

/** Our Services (spec 2.6). */
export default function ServicesPage() {
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
