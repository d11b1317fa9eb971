import { useJobs, type ReceivedJobSummary, type ServerState } from '@kestrova/api-client';
import { regionByCode, type Region } from '@kestrova/regions';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrerenderedData } from '../../lib/prerendered-data.ts';
import { useRegion } from '../../lib/region.tsx';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { saveCareersSearch } from '../../features/jobs/careers-path.ts';
import {
  formatJobChoice,
  JOBS_AT_A_TIME,
  parseJobChoice,
  type JobChoice,
} from '../../features/jobs/job-choice.ts';
import { useJobSearch } from '../../features/jobs/use-job-search.ts';
import { chooseJobs } from './choose-jobs.ts';
import { useJobFocus } from './use-job-focus.ts';

/**
 * Changes the choice, and shows the first jobs again unless it sets their number. Other filters stay.
 */
type ChangeJobChoice = (change: Partial<JobChoice>, how?: { replace: boolean }) => void;

/** What the careers page shows. */
export type JobOpeningsState = ReturnType<typeof useJobOpenings>;

/** What the careers page shows: the choice of the address, applied to the jobs of its country. */
export function useJobOpenings() {
  const [choice, change] = useJobChoice();
  const country = regionByCode(choice.country);
  const { jobs, total, isPartial } = useCountryJobs(country);
  const all = isPartial ? undefined : jobs.data;
  const { filters, keywords, sort = 'relevance' } = choice;
  const search = useKeywordSearch(country.code, all, keywords);
  const { found } = search;
  const chosen = useMemo(
    () => chooseJobs(all ?? [], { filters, found, sort }),
    [all, filters, found, sort],
  );
  const focus = useJobFocus();
  const isNarrowed = found !== undefined || Object.keys(filters).length > 0;
  const isUntold = isPartial && (isNarrowed || keywords !== '');
  return {
    choice,
    change,
    country,
    /** The country's jobs, chosen or not; absent while what is chosen cannot be told. */
    jobs: isUntold ? { ...jobs, data: undefined } : jobs,
    /** How many jobs the country has. */
    total: isUntold ? undefined : total,
    /** How many of them are chosen; there may be more than `chosen` has of a list that is under way. */
    count: isPartial ? (total ?? 0) : chosen.jobs.length,
    chosen: isPartial ? { ...chosen, jobs: jobs.data ?? [] } : chosen,
    /** Whether there is a choice among the country's jobs. */
    isNarrowed,
    search,
    focus,
  };
}

/** The choice in the URL, to which careers links then return. */
function useJobChoice(): [JobChoice, ChangeJobChoice] {
  const { defaultJobCountry } = useRegion();
  const searchFormat = useMemo(
    () => ({
      parse: (search: string) => parseJobChoice(search, defaultJobCountry),
      format: (choice: JobChoice) => formatJobChoice(choice, defaultJobCountry),
    }),
    [defaultJobCountry],
  );
  const [choice, change] = useSearchChoice(searchFormat);
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    saveCareersSearch(search);
    // A form that was sent before hydration also sends its empty fields.
    if (!/=(?:&|$)/.test(search)) return;
    const { format, parse } = searchFormat;
    void navigate({ search: format(parse(search)) }, { replace: true });
  }, [search, searchFormat, navigate]);

  function changeChoice(changed: Partial<JobChoice>, how?: { replace: boolean }) {
    change((latest) => {
      const filters = { ...latest.filters, ...changed.filters };
      return { ...latest, shown: JOBS_AT_A_TIME, ...changed, filters };
    }, how);
  }
  return [choice, changeChoice];
}

interface CountryJobs {
  jobs: ServerState<readonly ReceivedJobSummary[]>;
  total: number | undefined;
  /** Whether these are the first jobs alone, which the HTML has of a long list. */
  isPartial: boolean;
}

function useCountryJobs({ code, country }: Region): CountryJobs {
  const prerendered = usePrerenderedData();
  const initialData = prerendered?.jobs?.[code];
  const jobTotal = initialData && prerendered?.jobTotal;
  const jobs = useJobs(
    country,
    prerendered && initialData && jobTotal === undefined
      ? { initialData, initialDataUpdatedAt: prerendered.readAt }
      : undefined,
  );
  if (jobs.data || !prerendered || jobTotal === undefined) {
    return { jobs, total: jobs.data?.length, isPartial: false };
  }
  return {
    jobs: { ...jobs, data: initialData, readAt: prerendered.readAt },
    total: jobTotal,
    isPartial: true,
  };
}

/** The search by keywords over a country's jobs. */
function useKeywordSearch(
  country: string,
  jobs: readonly ReceivedJobSummary[] | undefined,
  keywords: string,
) {
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
