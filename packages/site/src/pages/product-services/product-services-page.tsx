import { productServicesPage, heroPictures } from '@kestrova/content';
import { ServiceDetail } from '../../sections/service-detail.tsx';

/** The page of one service (spec 2.7). */
export function ProductServicesPage() {
  return <ServiceDetail page={productServicesPage} picture={heroPictures.productServices} />;
}
