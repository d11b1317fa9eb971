import { fintechServicesPage, heroPictures } from '@kestrova/content';
import { ServicePage } from '../service/service-page.tsx';

/** The page of one service (spec 2.7). */
export function FintechServicesPage() {
  return <ServicePage page={fintechServicesPage} picture={heroPictures.fintechServices} />;
}
