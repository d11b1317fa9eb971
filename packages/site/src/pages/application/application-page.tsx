import type { ApiClient } from '@kestrova/api-client';
import { applicationPage as copy } from '@kestrova/content/pages/application';
import { useState } from 'react';
import { siteApi } from '../../lib/site-api.ts';
import { EmailedLinkPage } from '../../features/emailed-link/emailed-link-page.tsx';
import { useEmailedSecret } from '../../features/emailed-link/use-emailed-secret.ts';
import { OwnApplication } from './own-application.tsx';
import { Withdrawn } from './withdrawn.tsx';

export const { meta, heading } = copy;

/** The applicant's own application, by the link in the confirmation email and without a login. */
export default function ApplicationPage({ api = siteApi }: { api?: ApiClient }) {
  const secret = useEmailedSecret();
  const [withdrawn, setWithdrawn] = useState<{ secret: string; message: string }>();
  if (withdrawn && withdrawn.secret === secret) {
    return <Withdrawn copy={copy} message={withdrawn.message} />;
  }
  return (
    <EmailedLinkPage copy={copy} api={api} secret={secret}>
      {(current) => (
        <OwnApplication
          key={current}
          secret={current}
          copy={copy}
          onWithdrawn={(message) => setWithdrawn({ secret: current, message })}
        />
      )}
    </EmailedLinkPage>
  );
}
