import { aiServicesPage as copy } from '@kestrova/content/pages/ai-services';
import { ServicePage } from './service-page.tsx';

export const { meta, breadcrumb } = copy;

/** What Kestrova does in this service (spec 2.7). */
export default function AiServicesPage() {
  return <ServicePage copy={copy} />;
}
