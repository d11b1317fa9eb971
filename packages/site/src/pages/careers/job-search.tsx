import { jobFilterNames, type JobFilterChoice } from '@kestrova/api-contract';
import { careersPage } from '@kestrova/content/pages/careers';
import { Button, FilterBar, Icon, Select, Spinner, TextField } from '@kestrova/design-system';
import { regions, type RegionCode } from '@kestrova/regions';
import { Search } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import type { JobChoice } from '../../features/jobs/job-choice.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { findChosenValue, type ChosenJobs } from './choose-jobs.ts';
import styles from './job-search.module.css';

const { openings: copy } = careersPage;

interface JobSearchProps {
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
  const { choice, options, isLoading, onSearch, onFilter, onPrepare } = props;
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
        {jobFilterNames.map((name) => {
          // Filters need the code, so they are not in the HTML.
          const values = isHydrated ? options[name] : [];
          return (
            <Select
              key={name}
              label={copy.filters[name].label}
              name={name}
              value={findChosenValue(values, choice[name])}
              onChange={({ target }) => onFilter({ [name]: target.value })}
              autoComplete="off"
              options={[
                { value: '', label: copy.filters[name].any },
                ...values.map(({ value, count }) => ({ value, label: `${value} (${count})` })),
              ]}
            />
          );
        })}
      </FilterBar>
    </form>
  );
}

/**
 * A ref for a field that shows `value` when it changes, and otherwise the visitor's entry, also from
 * before hydration. Its `defaultValue` is the same value.
 */
function useFieldValue<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null);
  const last = useRef(value);
  useLayoutEffect(() => {
    if (field.current && last.current !== value) field.current.value = value;
    last.current = value;
  }, [value]);
  return field;
}

function readText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
