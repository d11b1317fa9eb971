import type { ReceivedJobSummary } from '@kestrova/api-client';
import type { ApplicationJob } from '@kestrova/api-contract';
import { parseJobId } from '@kestrova/paths';

/**
 * The job fields of an application. The server finds the job by its id and keeps its own record of
 * the rest, but rejects an application without these texts.
 */
export function toApplicationJob(
  job: Pick<ReceivedJobSummary, 'jobId' | 'jobTitle' | 'jobLocation' | 'jobCode'>,
): ApplicationJob {
  const { jobId, jobTitle, jobLocation, jobCode } = job;
  return {
    jobId,
    jobTitle,
    jobLocation: jobLocation || 'Not stated',
    jobCode: jobCode || String(jobId),
  };
}

/**
 * Stores the job that the visitor applies for, under the keys of spec 3. If the browser cannot
 * store anything, the application continues without it.
 */
export function storeJob({ jobTitle, jobLocation, jobId, jobCode }: ApplicationJob): void {
  const values = { jobTitle, jobLocation, jobId: String(jobId), jobCode };
  try {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  } catch {
    // Storage may be full, forbidden or missing; `findStoredJob` then finds nothing or another job.
  }
}

/** The stored job; undefined if none is stored, or only a part of one. */
export function findStoredJob(): ApplicationJob | undefined {
  try {
    const [jobTitle, jobLocation, jobCode] = KEYS.map((key) => localStorage.getItem(key));
    const jobId = parseJobId(localStorage.getItem('jobId') ?? '');
    if (!jobTitle || !jobLocation || !jobCode || !jobId) return undefined;
    return { jobTitle, jobLocation, jobCode, jobId };
  } catch {
    // Reading throws if the browser forbids storage or has none.
    return undefined;
  }
}

const KEYS = ['jobTitle', 'jobLocation', 'jobCode'] as const;
