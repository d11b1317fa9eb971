import { jobFilterNames } from '@kestrova/api-contract';
import { careersPage } from '@kestrova/content/pages/careers';
import { Button, FilterBar, Icon, Select, Spinner, TextField } from '@kestrova/design-system';
import { regions, type RegionCode } from '@kestrova/regions';
import { Search } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { findChosenValue } from './choose-jobs.ts';
import styles from './job-search.module.css';
import type { JobOpeningsState } from './use-job-openings.ts';

const { openings: copy } = careersPage;

interface JobSearchProps {
  openings: JobOpeningsState;
  onSearch: (wanted: { country: RegionCode; keywords: string }) => void;
}

/**
 * The country (spec 2.15) and keywords, which apply when 'Search' is pressed, and filters, which
 * apply at once. 'Search' works while a list is loading: it loads that list again, or another one.
 */
export function JobSearch({ openings, onSearch }: JobSearchProps) {
  const { choice, change, chosen, jobs, search } = openings;
  const country = useFieldValue<HTMLSelectElement>(choice.country);
  const keywords = useFieldValue<HTMLInputElement>(choice.keywords);
  const isHydrated = useHydrated();
  const isLoading = isHydrated && (jobs.isFetching || search.isPending);

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        // Otherwise the keyboard of a phone would cover the jobs.
        if (matchMedia('(pointer: coarse)').matches) keywords.current?.blur();
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
            onFocus={search.prepare}
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
          const values = isHydrated ? chosen.options[name] : [];
          return (
            <Select
              key={name}
              label={copy.filters[name].label}
              name={name}
              value={findChosenValue(values, choice[name])}
              onChange={({ target }) => change({ [name]: target.value })}
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
