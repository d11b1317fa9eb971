import { aiServicesPage, heroPictures } from '@kestrova/content';
import { ServiceDetail } from '../../sections/service-detail.tsx';

/** The page of one service (spec 2.7). */
export function AiServicesPage() {
  return <ServiceDetail page={aiServicesPage} picture={heroPictures.aiServices} />;
}
