import { showToast } from '@kestrova/design-system';
import type { ApplicationJob } from '@kestrova/api-client';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { findCareersPath } from '../jobs/careers-path.ts';
import { findAppliedJob, storeAppliedJob } from './applied-job.ts';

type ApplicationDialogs = ComponentType<{
  job: ApplicationJob;
  onClose: () => void;
  onReturn: () => void;
}>;

interface JobApplication {
  /** Stores the job and opens the dialog for it. */
  apply: (job: ApplicationJob) => Promise<void>;
  /** Fetches the dialog's code ahead of a press. */
  prepare: () => void;
  /** The job whose dialog is on its way. */
  openingJobId: number | undefined;
  /** To be rendered once on the page that offers jobs. */
  dialogs: ReactNode;
}

interface Opened {
  job: ApplicationJob;
  Dialogs: ApplicationDialogs;
}

/** Applying for a job from a page: the dialog and its code arrive when they are wanted. */
export function useJobApplication(): JobApplication {
  const [opened, setOpened] = useState<Opened>();
  const [openingJobId, setOpeningJobId] = useState<number>();
  const navigate = useNavigate();

  async function apply(job: ApplicationJob) {
    storeAppliedJob(job);
    // Read once and at once: another tab may store another job while the code arrives. Where nothing
    // can be stored, an older job may still be.
    const stored = findAppliedJob();
    const applied = stored?.jobId === job.jobId ? stored : job;
    setOpeningJobId(job.jobId);
    try {
      const { ApplicationDialogs: Dialogs } = await loadDialogs();
      setOpened({ job: applied, Dialogs });
    } catch {
      showToast({ message: 'The form could not be loaded. Please try again.', tone: 'danger' });
    } finally {
      setOpeningJobId(undefined);
    }
  }

  function returnToCareers() {
    setOpened(undefined);
    // The country that was chosen there stays chosen.
    void navigate(findCareersPath());
  }

  return {
    apply,
    prepare,
    openingJobId,
    dialogs: opened && (
      <opened.Dialogs
        job={opened.job}
        onClose={() => setOpened(undefined)}
        onReturn={returnToCareers}
      />
    ),
  };
}

function loadDialogs() {
  return import('./application-dialogs.tsx');
}

function prepare() {
  // A failed attempt needs no word: the press itself tries again and says what went wrong.
  loadDialogs().catch(() => undefined);
}
