import { jobAlertFormCopy as copy } from '@kestrova/content';
import { Button } from '@kestrova/design-system';
import { useState } from 'react';
import { scriptOnly } from '../forms/email-fallback.tsx';
import { lazyDialog } from '../forms/lazy-dialog.ts';
import type { JobChoice } from '../jobs/job-choice.ts';
import type { JobAlertDialog } from './job-alert-dialog.tsx';
import styles from './job-alert-offer.module.css';

/** Offers emails about new jobs like those that are shown; the form is loaded when it is wanted. */
export function JobAlertOffer({ choice }: { choice: JobChoice }) {
  const [open, setOpen] = useState<{ choice: JobChoice; Dialog: typeof JobAlertDialog }>();
  const [isOpening, setOpening] = useState(false);

  async function offer() {
    setOpening(true);
    const code = await dialogCode.find();
    setOpening(false);
    if (code) setOpen({ choice, Dialog: code.JobAlertDialog });
  }

  return (
    <div className={scriptOnly}>
      <p className={styles.offer}>
        <span>{copy.text}</span>
        <Button
          variant="secondary"
          size="small"
          loading={isOpening}
          onPointerEnter={dialogCode.prepare}
          onFocus={dialogCode.prepare}
          onClick={(event) => {
            // Safari does not focus a pressed button, and the dialog returns the focus where it was.
            event.currentTarget.focus();
            void offer();
          }}
        >
          {copy.offer}
        </Button>
      </p>
      {open && <open.Dialog choice={open.choice} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

const dialogCode = lazyDialog(() => import('./job-alert-dialog.tsx'));
