import type { ApplicationJob } from '@kestrova/api-contract';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts';
import { findCareersPath } from '../jobs/careers-path.ts';
import { findStoredJob, storeJob } from './stored-job.ts';

const loadDialog = () => import('./application-dialog.tsx');

/** Applying for a job from a page, as its buttons use it. */
export type JobApplication = ReturnType<typeof useJobApplication>;

/** Applying for a job from a page; the code of the dialog is loaded on demand. */
export function useJobApplication() {
  const lazyDialog = useLazyDialog(loadDialog);
  const [job, setJob] = useState<ApplicationJob>();
  const navigate = useNavigate();

  // The same object while nothing changes, so that the rows of a list are not rendered again.
  return useMemo(() => {
    const { code, isOpening, close, opener } = lazyDialog;

    function choose(chosen: ApplicationJob) {
      storeJob(chosen);
      // Read once, before the code loads: another tab may store another job. If nothing can be
      // stored, an older job may still be there.
      const stored = findStoredJob();
      setJob(stored?.jobId === chosen.jobId ? stored : chosen);
    }

    function returnToCareers() {
      close();
      // Keeps the country that was chosen on the careers page.
      void navigate(findCareersPath());
    }

    return {
      /** The properties of a button that stores a job and opens the dialog for it. */
      opener: (chosen: ApplicationJob) => opener(() => choose(chosen)),
      /** The job whose dialog is loading. */
      openingJobId: isOpening ? job?.jobId : undefined,
      /** Render it once on the page that offers jobs. */
      dialog: code && job && (
        <code.ApplicationDialog job={job} onClose={close} onReturn={returnToCareers} />
      ),
    };
  }, [lazyDialog, job, navigate]);
}
