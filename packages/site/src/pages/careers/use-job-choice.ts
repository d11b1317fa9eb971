import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useRegion } from '../../lib/region.tsx';
import {
  formatJobChoice,
  JOBS_AT_A_TIME,
  parseJobChoice,
  type JobChoice,
} from '../../features/jobs/job-choice.ts';

/** Changes what is chosen, and begins with the first jobs again unless it says otherwise. */
export type ChangeJobChoice = (change: Partial<JobChoice>, how?: { replace: boolean }) => void;

/**
 * Which jobs are shown: the address says it, and a change is a new address. The HTML is written for
 * the default, so that is what every address is hydrated with.
 */
export function useJobChoice(): [JobChoice, ChangeJobChoice] {
  const { defaultJobCountry } = useRegion();
  const { search } = useLocation();
  const navigate = useNavigate();
  const shownSearch = useHydrated() ? search : '';
  const choice = useMemo(
    () => parseJobChoice(shownSearch, defaultJobCountry),
    [shownSearch, defaultJobCountry],
  );

  // A form that was sent before the page had its code says also what was left empty.
  const isPadded = /=(?:&|$)/.test(shownSearch);
  useEffect(() => {
    if (!isPadded) return;
    void navigate({ search: formatJobChoice(choice, defaultJobCountry) }, { replace: true });
  }, [isPadded, navigate, choice, defaultJobCountry]);

  // Where rendering is slow, a filter is changed before the words that were searched for are shown.
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  }, [choice]);

  function change(changed: Partial<JobChoice>, { replace } = { replace: false }) {
    const before = formatJobChoice(latest.current, defaultJobCountry);
    latest.current = { ...latest.current, shown: JOBS_AT_A_TIME, ...changed };
    const next = formatJobChoice(latest.current, defaultJobCountry);
    if (next !== before) void navigate({ search: next }, { replace });
  }

  return [choice, change];
}
