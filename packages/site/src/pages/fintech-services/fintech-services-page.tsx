import { fintechServicesPage, heroPictures } from '@kestrova/content';
import { ServiceDetail } from '../../sections/service-detail.tsx';

/** The page of one service (spec 2.7). */
export function FintechServicesPage() {
  return <ServiceDetail page={fintechServicesPage} picture={heroPictures.fintechServices} />;
}
