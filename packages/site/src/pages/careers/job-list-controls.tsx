import { careersPage } from '@kestrova/content/pages/careers';
import { Button, classNames, FilterBar, Select } from '@kestrova/design-system';
import type { RegionCode } from '@kestrova/regions';
import { useRegion } from '../../lib/region.tsx';
import { hasFilters, NO_FILTERS } from '../../features/jobs/job-choice.ts';
import { scriptOnly } from '../../features/forms/email-fallback.tsx';
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
          {`${copy.showJobsIn} ${region.country}`}
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
