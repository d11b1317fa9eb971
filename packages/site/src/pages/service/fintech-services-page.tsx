import { fintechServicesPage as copy } from '@kestrova/content/pages/fintech-services';
import { ServicePage } from './service-page.tsx';

export const { meta, breadcrumb } = copy;

/** What Kestrova does in this service (spec 2.7). */
export default function FintechServicesPage() {
  return <ServicePage copy={copy} />;
}
