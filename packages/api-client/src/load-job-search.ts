import { ApiError } from './api-error.ts';

/**
 * The search by keywords, whose code arrives when it is first wanted.
 * @throws ApiError `unreachable` where it does not arrive.
 */
export async function loadJobSearch() {
  try {
    const { createJobSearch } = await import('@kestrova/api-contract/job-search');
    return createJobSearch;
  } catch (cause) {
    throw new ApiError('unreachable', { cause });
  }
}
