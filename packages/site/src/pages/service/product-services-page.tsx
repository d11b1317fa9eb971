import { productServicesPage as copy } from '@kestrova/content/pages/product-services';
import { ServicePage } from './service-page.tsx';

export const { meta, breadcrumb } = copy;

/** What Kestrova does in this service (spec 2.7). */
export default function ProductServicesPage() {
  return <ServicePage copy={copy} />;
}
