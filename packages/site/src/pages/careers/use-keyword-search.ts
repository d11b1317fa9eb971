import type { ReceivedJobSummary } from '@kestrova/api-client';
import { useMemo, useState } from 'react';
import { useJobSearch } from '../../features/jobs/use-job-search.ts';

interface SearchOptions {
  readonly country: string;
  readonly jobs: readonly ReceivedJobSummary[] | undefined;
  readonly keywords: string;
}

/** The search by keywords over a country's jobs. */
export function useKeywordSearch({ country, jobs, keywords }: SearchOptions) {
  const [isPrepared, setPrepared] = useState(false);
  const isWanted = keywords !== '' || isPrepared;
  const index = useJobSearch({ of: country, jobs: isWanted ? jobs : undefined });
  const { data: search, isError, errorUpdateCount, refetch } = index;
  const found = useMemo(() => (keywords ? search?.find(keywords) : undefined), [keywords, search]);
  const isMissing = keywords !== '' && !search;
  return {
    /** The ids of the matching jobs, best match first; absent without a search. */
    found,
    /** Whether there are keywords that are not applied yet. */
    isPending: isMissing && !isError,
    /** Whether the code of the search did not arrive, also while another attempt is under way. */
    hasFailed: isMissing && errorUpdateCount > 0,
    /** Fetches the code and indexes the jobs ahead of the first keywords, or once more after a failure. */
    prepare: () => {
      setPrepared(true);
      if (isError) void refetch();
    },
  };
}
