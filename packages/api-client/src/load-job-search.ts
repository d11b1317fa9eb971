import { ApiError } from './api-error.ts';

/**
 * The search by keywords over some jobs, whose code arrives when it is first wanted.
 * @throws ApiError `unreachable` where it does not arrive.
 */
export async function loadJobSearch() {
  try {
    const { buildJobSearch } = await import('@kestrova/api-contract/job-search');
    return buildJobSearch;
  } catch (cause) {
    throw new ApiError('unreachable', { cause });
  }
}
