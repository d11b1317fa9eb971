import { jobFilterNames, type JobFilterChoice } from '@kestrova/api-contract';
import type { CareersPageCopy } from '@kestrova/content';
import { Button, FilterBar, Icon, Select, Spinner, TextField } from '@kestrova/design-system';
import { regions, type RegionCode } from '@kestrova/regions';
import { Search } from 'lucide';
import type { JobChoice } from '../../features/jobs/job-choice.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { ChosenJobs } from './choose-jobs.ts';
import { JobFilter } from './job-filter.tsx';
import { useFieldValue } from './use-field-value.ts';
import styles from './job-search.module.css';

interface JobSearchProps {
  copy: CareersPageCopy['openings'];
  choice: JobChoice;
  options: ChosenJobs['options'];
  isLoading: boolean;
  onSearch: (wanted: { country: RegionCode; keywords: string }) => void;
  onFilter: (filters: JobFilterChoice) => void;
  /** Called when keywords are about to be written. */
  onPrepare: () => void;
}

/**
 * The country of spec 2.15 and keywords, with which nothing changes before 'Search' is pressed, and
 * filters, which apply at once. Search may be pressed while a list is loading, which then is loaded
 * anew, or another one.
 */
export function JobSearch(props: JobSearchProps) {
  const { copy, choice, options, isLoading, onSearch, onFilter, onPrepare } = props;
  const country = useFieldValue<HTMLSelectElement>(choice.country);
  const keywords = useFieldValue<HTMLInputElement>(choice.keywords);
  const isHydrated = useHydrated();

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const code = readText(data, 'country');
        onSearch({
          country: regions.find((region) => region.code === code)?.code ?? choice.country,
          keywords: readText(data, 'q'),
        });
      }}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement && target.name !== 'country') {
          onFilter(readFilters(new FormData(currentTarget)));
        }
      }}
    >
      <FilterBar>
        <div className={styles.country}>
          <Select
            ref={country}
            label={copy.country}
            name="country"
            defaultValue={choice.country}
            autoComplete="off"
            options={regions.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </div>
        <div className={styles.keywords}>
          <TextField
            ref={keywords}
            type="search"
            label={copy.keywords}
            placeholder={copy.keywordsExample}
            name="q"
            defaultValue={choice.keywords}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={onPrepare}
          />
        </div>
        <Button
          type="submit"
          className={styles.submit}
          icon={isLoading ? <Spinner /> : <Icon node={Search} />}
        >
          {copy.search}
        </Button>
      </FilterBar>
      <FilterBar className={styles.filters}>
        {jobFilterNames.map((name) => (
          <JobFilter
            key={name}
            name={name}
            copy={copy.filters[name]}
            // What needs the code to be applied comes with it, and lightens the HTML.
            options={isHydrated ? options[name] : []}
            chosen={choice.filters[name]}
          />
        ))}
      </FilterBar>
    </form>
  );
}

/** The filters of the form that take not any value. */
function readFilters(data: FormData): JobFilterChoice {
  const entries = jobFilterNames.map((name) => [name, readText(data, name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

function readText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
