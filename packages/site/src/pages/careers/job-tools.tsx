import { careersPage } from '@kestrova/content/pages/careers';
import { Button, classNames, FilterBar, Select } from '@kestrova/design-system';
import type { RegionCode } from '@kestrova/regions';
import { useRegion } from '../../lib/region.tsx';
import { NO_FILTERS } from '../../features/jobs/job-choice.ts';
import { scriptOnly } from '../../features/forms/email-fallback.tsx';
import type { JobOpeningsState } from './use-job-openings.ts';
import styles from './job-search.module.css';

const { openings: copy } = careersPage;

interface JobToolsProps {
  openings: JobOpeningsState;
  onShowCountry: (code: RegionCode) => void;
}

/** Optional controls between search and list: own country, reset of filters, order. */
export function JobTools({ openings, onShowCountry }: JobToolsProps) {
  const region = useRegion();
  const { choice, change, chosen, focus } = openings;
  const isElsewhere = region.code !== region.defaultJobCountry && region.code !== choice.country;
  const isSorted = choice.keywords !== '' && chosen.jobs.length > 1;
  const isFiltered = Object.keys(choice.filters).length > 0 && chosen.jobs.length > 0;
  if (!isElsewhere && !isFiltered && !isSorted) return null;

  return (
    <div className={classNames(styles.tools, scriptOnly)}>
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
            focus.focusJob(0);
            change({ filters: NO_FILTERS });
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
