import type { JobApplicationForm } from '@kestrova/validation';

/**
 * What was typed for each job while the page stays open. Memory alone: nothing personal goes to
 * the browser's storage.
 */
const drafts = new Map<number, JobApplicationForm>();

/** Saves what was typed for a job, for when its dialog opens again. */
export function saveDraft(jobId: number, entries: JobApplicationForm): void {
  drafts.set(jobId, entries);
}

/** What was typed for a job before, if anything. */
export function findDraft(jobId: number): JobApplicationForm | undefined {
  return drafts.get(jobId);
}

/** Forgets what was typed, once it has been accepted. */
export function deleteDraft(jobId: number): void {
  drafts.delete(jobId);
}
