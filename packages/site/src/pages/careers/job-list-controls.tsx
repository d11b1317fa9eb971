import { careersPage } from '@kestrova/content/pages/careers';
import { Button, classNames, FilterBar, Select, StatePanel } from '@kestrova/design-system';
import type { RegionCode } from '@kestrova/regions';
import { useRegion } from '../../lib/region.tsx';
import {
  hasFilters,
  jobCriteria,
  NO_FILTERS,
  type JobCriterion,
} from '../../features/jobs/job-choice.ts';
import { scriptOnly } from '../../lib/hydration/without-script.tsx';
import { formatCountWithout } from './job-labels.ts';
import type { JobOpeningsState } from './use-job-openings.ts';
import styles from './job-search.module.css';

const { openings: copy } = careersPage;

interface JobListControlsProps {
  openings: JobOpeningsState;
  onShowCountry: (code: RegionCode) => void;
}

/** The optional controls above the list: the jobs of the site's own country, no filters, the order. */
export function JobListControls({ openings, onShowCountry }: JobListControlsProps) {
  const region = useRegion();
  const { choice, change, chosen, focusJob } = openings;
  const isElsewhere = region.code !== region.defaultJobCountry && region.code !== choice.country;
  const isSorted = choice.keywords !== '' && chosen.jobs.length > 1;
  const isFiltered = hasFilters(choice) && chosen.jobs.length > 0;
  if (!isElsewhere && !isFiltered && !isSorted) return null;

  return (
    <div className={classNames(styles.controls, scriptOnly)}>
      {isElsewhere && (
        <Button variant="quiet" size="small" onClick={() => onShowCountry(region.code)}>
          {`${copy.showJobsIn} ${region.countryInText}`}
        </Button>
      )}
      {isFiltered && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            focusJob(0);
            change(NO_FILTERS);
          }}
        >
          {copy.clear}
        </Button>
      )}
      {isSorted && (
        <FilterBar className={styles.sort}>
          <Select
            label={copy.sort.label}
            value={choice.sort ?? 'relevance'}
            onChange={({ target }) =>
              change({ sort: target.value === 'newest' ? 'newest' : undefined })
            }
            options={[
              { value: 'relevance', label: copy.sort.relevance },
              { value: 'newest', label: copy.sort.newest },
            ]}
          />
        </FilterBar>
      )}
    </div>
  );
}

/** Says that no job matches, and offers to remove one criterion, with the resulting number of jobs. */
export function NoMatch({ openings }: { openings: JobOpeningsState }) {
  const { choice, change, chosen, focusJob } = openings;
  const removable = jobCriteria.flatMap((name) => {
    const count = chosen.countsWithoutFilter.get(name);
    return count ? [{ name, count }] : [];
  });

  function remove(criteria: Partial<Record<JobCriterion, string>>) {
    focusJob(0);
    change(criteria);
  }

  return (
    <StatePanel
      kind="empty"
      title={copy.noMatch.heading}
      headingLevel={3}
      actions={
        <>
          {removable.map(({ name, count }) => (
            <Button
              key={name}
              variant="secondary"
              size="small"
              onClick={() => remove({ [name]: '' })}
            >
              {formatCountWithout(choice[name] ?? '', count)}
            </Button>
          ))}
          <Button
            variant="quiet"
            size="small"
            onClick={() => remove({ ...NO_FILTERS, keywords: '' })}
          >
            {copy.showAll}
          </Button>
        </>
      }
    >
      {removable.length > 0 ? copy.noMatch.hint : copy.noMatch.text}
    </StatePanel>
  );
}
