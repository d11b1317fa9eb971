import type { ApiClient } from '@kestrova/api-client';
import type { AlertsPageCopy } from '@kestrova/content';
import { siteApi } from '../../app/site-api.ts';
import { EmailedLinkPage } from '../../features/emailed-link/emailed-link-page.tsx';
import { useEmailedSecret } from '../../features/emailed-link/use-emailed-secret.ts';
import { OwnAlerts } from './own-alerts.tsx';

interface AlertsPageProps {
  copy: AlertsPageCopy;
  api?: ApiClient;
}

/** The job alerts of an address, by the link in the emails that it gets. */
export function AlertsPage({ copy, api = siteApi }: AlertsPageProps) {
  const token = useEmailedSecret();
  return (
    <EmailedLinkPage copy={copy} api={api} secret={token}>
      {(current) => <OwnAlerts key={current} token={current} copy={copy} />}
    </EmailedLinkPage>
  );
}
