import { productServicesPage, heroPictures } from '@kestrova/content';
import { ServicePage } from '../service/service-page.tsx';

/** The page of one service (spec 2.7). */
export function ProductServicesPage() {
  return <ServicePage page={productServicesPage} picture={heroPictures.productServices} />;
}
