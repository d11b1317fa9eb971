import { aiServicesPage, heroPictures } from '@kestrova/content';
import { ServicePage } from '../service/service-page.tsx';

/** The page of one service (spec 2.7). */
export function AiServicesPage() {
  return <ServicePage page={aiServicesPage} picture={heroPictures.aiServices} />;
}
