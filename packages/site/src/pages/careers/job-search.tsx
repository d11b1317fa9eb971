import type { CareersPageCopy } from '@kestrova/content';
import { Button, SearchIcon, Select, Spinner } from '@kestrova/design-system';
import { regions, type RegionCode } from '@kestrova/regions';
import styles from './job-search.module.css';

interface JobSearchProps {
  copy: CareersPageCopy['openings'];
  /** The country whose jobs are shown. */
  shown: RegionCode;
  isLoading: boolean;
  onSearch: (code: RegionCode) => void;
}

/**
 * The country dropdown of spec 2.15; nothing changes before 'Search' is pressed. It may be pressed
 * while a list is loading, which then is loaded anew, or another one.
 */
export function JobSearch({ copy, shown, isLoading, onSearch }: JobSearchProps) {
  function search(form: FormData) {
    const chosen = form.get('country');
    onSearch(regions.find(({ code }) => code === chosen)?.code ?? shown);
  }

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        search(new FormData(event.currentTarget));
      }}
    >
      <div className={styles.country}>
        <Select
          // Back and forward choose another country, and the dropdown follows.
          key={shown}
          label={copy.country}
          name="country"
          defaultValue={shown}
          autoComplete="off"
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </div>
      <Button type="submit" icon={isLoading ? <Spinner /> : <SearchIcon />}>
        {copy.search}
      </Button>
    </form>
  );
}
