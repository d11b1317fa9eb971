import { enterpriseServicesPage, heroPictures } from '@kestrova/content';
import { ServicePage } from '../service/service-page.tsx';

/** The page of one service (spec 2.7). */
export function EnterpriseServicesPage() {
  return <ServicePage page={enterpriseServicesPage} picture={heroPictures.enterpriseServices} />;
}
