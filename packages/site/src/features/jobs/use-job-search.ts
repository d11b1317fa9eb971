import type { ReceivedJobSummary } from '@kestrova/api-client';
import { useQuery } from '@tanstack/react-query';

interface JobSearchOptions {
  /** What the list is of. A newer list of the same keeps the older search until it is indexed. */
  readonly of: string;
  /** Nothing is indexed without them. */
  readonly jobs: readonly ReceivedJobSummary[] | undefined;
}

/** A search over a list of jobs, whose code is fetched when it is first wanted. */
export function useJobSearch({ of, jobs }: JobSearchOptions) {
  return useQuery({
    queryKey: ['job search', of, jobs?.map(({ jobId }) => jobId)],
    async queryFn() {
      const { buildJobSearch } = await import('@kestrova/api-contract/job-search');
      return buildJobSearch(jobs ?? []);
    },
    enabled: jobs !== undefined,
    placeholderData: (previous, query) => (query?.queryKey[1] === of ? previous : undefined),
    staleTime: 'static',
  });
}
