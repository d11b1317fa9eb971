import { heroPictures, servicesPage } from '@kestrova/content';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { Industries } from './industries.tsx';
import { ServiceLinks } from './service-links.tsx';

/** Our Services (spec 2.6). */
export function ServicesPage() {
  const { hero, cards, industries, coCreate } = servicesPage;
  return (
    <>
      <PageOpening hero={hero} picture={heroPictures.services} />
      <ServiceLinks cards={cards} />
      <Industries section={industries} />
      <ClosingSection closing={coCreate} />
    </>
  );
}
