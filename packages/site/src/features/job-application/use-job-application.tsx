import type { ApplicationJob } from '@kestrova/api-contract';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyDialog } from '../forms/lazy-dialog.ts';
import { findCareersPath } from '../jobs/careers-path.ts';
import type { ApplicationDialog } from './application-dialog.tsx';
import { findStoredJob, storeJob } from './stored-job.ts';

interface OpenDialog {
  job: ApplicationJob;
  Dialog: typeof ApplicationDialog;
}

/** Applying for a job from a page, as its buttons use it. */
export type JobApplication = ReturnType<typeof useJobApplication>;

/** Applying for a job from a page; the dialog and its code are loaded when they are wanted. */
export function useJobApplication() {
  const [open, setOpen] = useState<OpenDialog>();
  const [openingJobId, setOpeningJobId] = useState<number>();
  const navigate = useNavigate();

  // The same object while nothing changes, so that the rows of a list are not rendered again.
  return useMemo(() => {
    /** Stores the job and opens the dialog for it. */
    async function apply(job: ApplicationJob) {
      storeJob(job);
      // Read once and at once: another tab may store another job while the code loads. Where nothing
      // can be stored, an older job may still be.
      const stored = findStoredJob();
      setOpeningJobId(job.jobId);
      const code = await dialogCode.find();
      setOpeningJobId(undefined);
      if (code)
        setOpen({
          job: stored?.jobId === job.jobId ? stored : job,
          Dialog: code.ApplicationDialog,
        });
    }

    function returnToCareers() {
      setOpen(undefined);
      // The country that was chosen there stays chosen.
      void navigate(findCareersPath());
    }

    return {
      apply,
      prepare: dialogCode.prepare,
      /** The job whose dialog is loading. */
      openingJobId,
      /** To be rendered once on the page that offers jobs. */
      dialog: open && (
        <open.Dialog job={open.job} onClose={() => setOpen(undefined)} onReturn={returnToCareers} />
      ),
    };
  }, [open, openingJobId, navigate]);
}

const dialogCode = lazyDialog(() => import('./application-dialog.tsx'));
