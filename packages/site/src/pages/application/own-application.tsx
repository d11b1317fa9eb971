import { useOwnApplication } from '@kestrova/api-client';
import type { ApplicationPageCopy } from '@kestrova/content';
import { useState } from 'react';
import { focusMainHeading } from '../../router/use-page-arrival.ts';
import { LinkDeadEnd } from '../../features/emailed-link/link-dead-end.tsx';
import { LinkedContent } from '../../features/emailed-link/linked-content.tsx';
import { ApplicationSummary } from './application-summary.tsx';
import styles from './application.module.css';
import { ReplaceFiles } from './replace-files.tsx';
import { Withdraw } from './withdraw.tsx';

interface OwnApplicationProps {
  secret: string;
  copy: ApplicationPageCopy;
  /** Told what the server says of it. */
  onWithdrawn: (message: string) => void;
}

/** What was sent, a way to complete it, and a way to take it back. */
export function OwnApplication({ secret, copy, onWithdrawn }: OwnApplicationProps) {
  const state = useOwnApplication(secret);
  // Withdrawn meanwhile, in another tab or by a press whose response never came.
  const [isGone, setGone] = useState(false);

  function showGone() {
    setGone(true);
    focusMainHeading();
  }

  if (isGone) return <LinkDeadEnd panel={copy.notFound} copy={copy} />;
  return (
    <LinkedContent state={state} copy={copy}>
      {(application) => (
        <div className={styles.columns}>
          <ApplicationSummary application={application} copy={copy} />
          <div className={styles.acts}>
            <ReplaceFiles
              secret={secret}
              copy={copy.replace}
              onReplaced={state.reload}
              onGone={showGone}
            />
            <Withdraw secret={secret} copy={copy} onWithdrawn={onWithdrawn} onGone={showGone} />
          </div>
        </div>
      )}
    </LinkedContent>
  );
}
