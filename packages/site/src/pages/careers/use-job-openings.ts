import { useJobs, type ReceivedJobSummary, type ServerState } from '@kestrova/api-client';
import { regionByCode, type Region } from '@kestrova/regions';
import { useEffect, useMemo } from 'react';
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
import { chooseJobs } from './choose-jobs.ts';
import { useKeywordSearch } from './use-keyword-search.ts';

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
  const search = useKeywordSearch({ country: country.code, jobs: all, keywords });
  const { found } = search;
  const chosen = useMemo(
    () => chooseJobs(all ?? [], { filters, found, sort }),
    [all, filters, found, sort],
  );
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
