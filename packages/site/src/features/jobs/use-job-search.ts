import type { ReceivedJobSummary } from '@kestrova/api-client';
import { useQuery } from '@tanstack/react-query';

interface JobSearchOptions {
  /** The identity of the list. A newer list with the same key uses the old index until its own is built. */
  readonly of: string;
  /** The jobs; without them nothing is indexed. */
  readonly jobs: readonly ReceivedJobSummary[] | undefined;
}

/** A search over a list of jobs, whose code is loaded on first use. */
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
