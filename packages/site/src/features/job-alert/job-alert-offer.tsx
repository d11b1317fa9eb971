import { jobAlertFormCopy as copy } from '@kestrova/content';
import { DialogOffer } from '../forms/dialog-offer.tsx';
import type { JobChoice } from '../jobs/job-choice.ts';

const loadDialog = () => import('./job-alert-dialog.tsx');

/** Offers emails about new jobs like those that are shown. */
export function JobAlertOffer({ choice }: { choice: JobChoice }) {
  return (
    <DialogOffer text={copy.text} action={copy.offer} load={loadDialog}>
      {({ JobAlertDialog }, onClose) => <JobAlertDialog choice={choice} onClose={onClose} />}
    </DialogOffer>
  );
}
