import type { ReceivedJobSummary } from '@kestrova/api-client';
import { useMemo, useState } from 'react';
import { useJobSearch } from '../../features/jobs/use-job-search.ts';

/** The search by keywords, as the page uses it. */
export interface KeywordSearch {
  /** The ids of the matching jobs, best match first; absent without a search. */
  readonly found: readonly number[] | undefined;
  /** Whether there are keywords that are not applied yet. */
  readonly isPending: boolean;
  /** Whether the code of the search did not arrive, also while another attempt is under way. */
  readonly hasFailed: boolean;
  /** Fetches the code and indexes the jobs ahead of the first keywords, or once more after a failure. */
  readonly prepare: () => void;
}

interface SearchOptions {
  readonly country: string;
  readonly jobs: readonly ReceivedJobSummary[] | undefined;
  readonly keywords: string;
}

/** The search by keywords over a country's jobs. */
export function useKeywordSearch({ country, jobs, keywords }: SearchOptions): KeywordSearch {
  const [isPrepared, setPrepared] = useState(false);
  const isWanted = keywords !== '' || isPrepared;
  const index = useJobSearch({ of: country, jobs: isWanted ? jobs : undefined });
  const { data: search, isError, errorUpdateCount, refetch } = index;
  const found = useMemo(() => (keywords ? search?.find(keywords) : undefined), [keywords, search]);
  const isMissing = keywords !== '' && !search;
  return {
    found,
    isPending: isMissing && !isError,
    hasFailed: isMissing && errorUpdateCount > 0,
    prepare() {
      setPrepared(true);
      if (isError) void refetch();
    },
  };
}
