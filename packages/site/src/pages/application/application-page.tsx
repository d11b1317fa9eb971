import { useOwnApplication } from '@kestrova/api-client';
import { applicationPage as copy } from '@kestrova/content/pages/application';
import { ButtonLink, Section, StatePanel } from '@kestrova/design-system';
import { CircleCheck } from 'lucide';
import { useEffect, useState } from 'react';
import {
  EmailedLinkPage,
  EmailedLinkContent,
} from '../../features/emailed-link/emailed-link-page.tsx';
import { useEmailedToken } from '../../features/emailed-link/use-emailed-token.ts';
import { findCareersPath } from '../../features/jobs/careers-path.ts';
import { focusMainHeading } from '../../router/use-page-arrival.ts';
import { ApplicationSummary } from './application-summary.tsx';
import styles from './application.module.css';
import { ReplaceFiles } from './replace-files.tsx';
import { Withdraw } from './withdraw.tsx';

export const { meta, heading } = copy;

/** The applicant's own application, by the link in the confirmation email and without a login. */
export default function ApplicationPage() {
  const token = useEmailedToken();
  const [withdrawn, setWithdrawn] = useState<{ token: string; message: string }>();
  if (withdrawn && withdrawn.token === token) return <Withdrawn message={withdrawn.message} />;
  return (
    <EmailedLinkPage copy={copy} token={token}>
      {(current) => (
        <OwnApplication
          key={current}
          token={current}
          onWithdrawn={(message) => setWithdrawn({ token: current, message })}
        />
      )}
    </EmailedLinkPage>
  );
}

interface OwnApplicationProps {
  token: string;
  /** Called with the server's message. */
  onWithdrawn: (message: string) => void;
}

/** What was sent, with forms to complete and to withdraw it. */
function OwnApplication({ token, onWithdrawn }: OwnApplicationProps) {
  const state = useOwnApplication(token);
  return (
    <EmailedLinkContent state={state}>
      {(application) => (
        <div className={styles.columns}>
          <ApplicationSummary application={application} />
          <div className={styles.acts}>
            <ReplaceFiles token={token} onReplaced={state.reload} />
            <Withdraw {...{ token, onWithdrawn }} />
          </div>
        </div>
      )}
    </EmailedLinkContent>
  );
}

/** Shown after an application was withdrawn. Its heading gets the focus. */
function Withdrawn({ message }: { message: string }) {
  const { withdrawn, toCareers } = copy;
  useEffect(() => {
    scrollTo({ top: 0 });
    focusMainHeading();
  }, []);
  return (
    <Section>
      <StatePanel
        kind="empty"
        title={withdrawn.heading}
        headingLevel={1}
        icon={CircleCheck}
        actions={
          <ButtonLink variant="secondary" href={findCareersPath()}>
            {toCareers}
          </ButtonLink>
        }
      >
        {`${message} ${withdrawn.text}`}
      </StatePanel>
    </Section>
  );
}
