import { jobAlertFormCopy as copy } from '@kestrova/content';
import { DialogOffer } from '../forms/dialog-offer.tsx';
import { lazyDialog } from '../forms/lazy-dialog.ts';
import type { JobChoice } from '../jobs/job-choice.ts';

const dialog = lazyDialog(() => import('./job-alert-dialog.tsx'));

/** Offers emails about new jobs like those that are shown. */
export function JobAlertOffer({ choice }: { choice: JobChoice }) {
  return (
    <DialogOffer text={copy.text} action={copy.offer} dialog={dialog}>
      {({ JobAlertDialog }, onClose) => <JobAlertDialog choice={choice} onClose={onClose} />}
    </DialogOffer>
  );
}
