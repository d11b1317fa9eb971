import type { Application } from './submit-application.ts';
import { useSubmission, type Submission } from './use-submission.ts';

/** Sends an application from a form, with the progress of its files. */
export function useSubmitApplication(): Submission<Application> {
  return useSubmission(loadSubmitApplication);
}

async function loadSubmitApplication() {
  const { submitApplication } = await import('./submit-application.ts');
  return submitApplication;
}
