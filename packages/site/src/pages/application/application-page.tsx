import type { ApiClient } from '@kestrova/api-client';
import type { ApplicationPageCopy } from '@kestrova/content';
import { useState } from 'react';
import { siteApi } from '../../app/site-api.ts';
import { EmailedLinkPage } from '../../features/emailed-link/emailed-link-page.tsx';
import { useEmailedSecret } from '../../features/emailed-link/use-emailed-secret.ts';
import { OwnApplication } from './own-application.tsx';
import { Withdrawn } from './withdrawn.tsx';

interface ApplicationPageProps {
  copy: ApplicationPageCopy;
  api?: ApiClient;
}

/** The applicant's own application, by the link in the confirmation email and without a login. */
export function ApplicationPage({ copy, api = siteApi }: ApplicationPageProps) {
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
