import { useJobs, type ReceivedJobSummary } from '@kestrova/api-client';
import { regionByCode } from '@kestrova/regions';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrerenderedData } from '../../lib/hydration/prerendered-data.ts';
import { useRegion } from '../../lib/region.tsx';
import { useSearchChoice } from '../../lib/choices/use-search-choice.ts';
import { saveCareersSearch } from '../../features/jobs/careers-path.ts';
import {
  formatJobChoice,
  hasFilters,
  JOBS_AT_A_TIME,
  parseJobChoice,
  type JobChoice,
} from '../../features/jobs/job-choice.ts';
import { useJobSearch } from '../../features/jobs/use-job-search.ts';
import { chooseJobs } from './choose-jobs.ts';
import { useJobFocus } from './use-job-focus.ts';

/** Changes the choice, and shows the first jobs again unless it sets their number. */
type ChangeJobChoice = (change: Partial<JobChoice>, how?: { replace: boolean }) => void;

export type JobOpeningsState = ReturnType<typeof useJobOpenings>;

/** What the careers page shows: the choice of the address, applied to the jobs of its country. */
export function useJobOpenings() {
  const [choice, change] = useJobChoice();
  const { jobs, total } = useCountryJobs(choice);
  const all = jobs.data?.length === total ? jobs.data : undefined;
  const search = useKeywordSearch(choice, all);
  const { found } = search;
  const chosen = useMemo(() => {
    const { sort = 'relevance' } = choice;
    return chooseJobs(all ?? [], { filters: choice, found, sort });
  }, [all, choice, found]);
  const focus = useJobFocus();
  return {
    choice,
    change,
    /** The country's jobs, chosen or not. */
    jobs,
    /** How many jobs the country has; absent while they are loading. */
    total,
    /** The chosen jobs, or the first of them; `count` says how many they are. */
    chosen: all
      ? { ...chosen, count: chosen.jobs.length }
      : { ...chosen, jobs: jobs.data ?? [], count: total ?? 0 },
    search,
    ...focus,
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
    change((latest) => ({ ...latest, shown: JOBS_AT_A_TIME, ...changed }), how);
  }
  return [choice, changeChoice];
}

/**
 * The jobs of the chosen country. The HTML has only the first of a long list. These are shown until
 * the rest has loaded, unless the visitor filters or searches.
 */
function useCountryJobs(choice: JobChoice) {
  const { code, country } = regionByCode(choice.country);
  const prerendered = usePrerenderedData();
  const initialData = prerendered?.jobs?.[code];
  const jobTotal = initialData && prerendered?.jobTotal;
  const jobs = useJobs(
    country,
    prerendered && initialData && jobTotal === undefined
      ? { initialData, initialDataUpdatedAt: prerendered.readAt }
      : undefined,
  );
  const isChosen = choice.keywords !== '' || hasFilters(choice);
  if (jobs.data || !prerendered || jobTotal === undefined || isChosen) {
    return { jobs, total: jobs.data?.length };
  }
  return { jobs: { ...jobs, data: initialData, readAt: prerendered.readAt }, total: jobTotal };
}

/** The search by keywords over a country's jobs. */
function useKeywordSearch(
  { country, keywords }: JobChoice,
  jobs: readonly ReceivedJobSummary[] | undefined,
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
    /** Fetches the code and indexes the jobs before the first keywords or after a failure. */
    prepare: () => {
      setPrepared(true);
      if (isError) void refetch();
    },
  };
}
