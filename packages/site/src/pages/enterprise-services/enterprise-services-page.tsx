import { enterpriseServicesPage, heroPictures } from '@kestrova/content';
import { ServiceDetail } from '../../sections/service-detail.tsx';

/** The page of one service (spec 2.7). */
export function EnterpriseServicesPage() {
  return <ServiceDetail page={enterpriseServicesPage} picture={heroPictures.enterpriseServices} />;
}
