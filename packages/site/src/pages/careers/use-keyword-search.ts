import type { ReceivedJobSummary } from '@kestrova/api-client';
import type { JobSearch } from '@kestrova/api-contract/job-search';
import type { RegionCode } from '@kestrova/regions';
import { useEffect, useMemo, useState } from 'react';

/** The search by keywords, as the page uses it. */
export interface KeywordSearch {
  /** The ids of the jobs with the keywords, the best match first; absent where nothing is searched. */
  readonly found: readonly number[] | undefined;
  /** Whether there are keywords that are not applied yet. */
  readonly isPending: boolean;
  /** Whether the code of the search did not arrive, also while another attempt is under way. */
  readonly hasFailed: boolean;
  /** Fetches the code and indexes the jobs ahead of the first keywords, or once more after a failure. */
  readonly prepare: () => void;
}

interface Index {
  readonly country: RegionCode;
  readonly jobs: readonly ReceivedJobSummary[];
  readonly search: JobSearch;
}

interface SearchOptions {
  readonly country: RegionCode;
  readonly jobs: readonly ReceivedJobSummary[] | undefined;
  readonly keywords: string;
}

/** The search by keywords over a country's jobs, whose code is fetched when it is first wanted. */
export function useKeywordSearch({ country, jobs, keywords }: SearchOptions): KeywordSearch {
  const [index, setIndex] = useState<Index>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const isWanted = keywords !== '' || attempt > 0;

  useEffect(() => {
    if (!isWanted || !jobs) return undefined;
    let isCurrent = true;
    async function build(listed: readonly ReceivedJobSummary[]) {
      try {
        const { buildJobSearch } = await import('@kestrova/api-contract/job-search');
        const search = await buildJobSearch(listed);
        if (isCurrent) setIndex({ country, jobs: listed, search });
      } catch {
        // The code did not arrive, which the page says where it was wanted.
        if (isCurrent) setFailedAttempt(attempt);
      }
    }
    void build(jobs);
    return () => {
      isCurrent = false;
    };
  }, [isWanted, jobs, country, attempt]);

  // An older list of the same country is searched until the newer one is indexed.
  const search = index?.country === country ? index.search : undefined;
  const found = useMemo(() => (keywords ? search?.find(keywords) : undefined), [keywords, search]);
  return {
    found,
    isPending: keywords !== '' && !search && failedAttempt !== attempt,
    hasFailed: keywords !== '' && !search && failedAttempt !== undefined,
    prepare() {
      if (!isWanted || failedAttempt === attempt) setAttempt(attempt + 1);
    },
  };
}
