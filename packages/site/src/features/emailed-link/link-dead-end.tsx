import { brand, type EmailedLinkPageCopy } from '@kestrova/content';
import { ButtonLink, Link, StatePanel } from '@kestrova/design-system';
import { DialogOffer } from '../forms/dialog-offer.tsx';
import { lazyDialog } from '../forms/lazy-dialog.ts';
import { findCareersPath } from '../jobs/careers-path.ts';
import styles from './emailed-link.module.css';

interface LinkDeadEndProps {
  panel: EmailedLinkPageCopy['notFound'];
  copy: Pick<EmailedLinkPageCopy, 'toCareers' | 'sendLink'>;
}

const dialog = lazyDialog(() => import('./send-link-dialog.tsx'));

/** Says that there is nothing to show, and who helps. Announced when it appears. */
export function LinkDeadEnd({ panel, copy }: LinkDeadEndProps) {
  const { careers } = brand.emails;
  const { sendLink } = copy;
  return (
    <div role="alert">
      <StatePanel
        kind="empty"
        title={panel.heading}
        actions={
          <ButtonLink variant="secondary" href={findCareersPath()}>
            {copy.toCareers}
          </ButtonLink>
        }
      >
        <p>{panel.text}</p>
        {sendLink && (
          <div className={styles.resend}>
            <DialogOffer text={sendLink.text} action={sendLink.offer} dialog={dialog}>
              {({ SendLinkDialog }, onClose) => (
                <SendLinkDialog copy={sendLink} onClose={onClose} />
              )}
            </DialogOffer>
          </div>
        )}
        <Link href={`mailto:${careers}`}>{careers}</Link>
      </StatePanel>
    </div>
  );
}
