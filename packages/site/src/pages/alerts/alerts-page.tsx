import type { ApiClient } from '@kestrova/api-client';
import { alertsPage as copy } from '@kestrova/content/pages/alerts';
import { siteApi } from '../../lib/site-api.ts';
import { EmailedLinkPage } from '../../features/emailed-link/emailed-link-page.tsx';
import { useEmailedSecret } from '../../features/emailed-link/use-emailed-secret.ts';
import { OwnAlerts } from './own-alerts.tsx';

export const { meta, heading } = copy;

/** The job alerts of an address, by the link in the emails that it gets. */
export default function AlertsPage({ api = siteApi }: { api?: ApiClient }) {
  const token = useEmailedSecret();
  return (
    <EmailedLinkPage copy={copy} api={api} secret={token}>
      {(current) => <OwnAlerts key={current} token={current} copy={copy} />}
    </EmailedLinkPage>
  );
}
