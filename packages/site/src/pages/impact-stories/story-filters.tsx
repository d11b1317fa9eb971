import type { ImpactStoriesPageCopy, StoryCard } from '@kestrova/content';
import { Button, Select } from '@kestrova/design-system';
import {
  ALL_STORIES,
  filterStories,
  storyFilterNames,
  type StoryChoice,
  type StoryFilterName,
} from './filter-stories.ts';
import styles from './story-filters.module.css';

interface StoryFiltersProps {
  copy: ImpactStoriesPageCopy['filters'];
  stories: readonly StoryCard[];
  choice: StoryChoice;
  onChoose: (change: StoryChoice) => void;
}

/** Narrows the stories by service and industry, at once; each option says how many it would leave. */
export function StoryFilters({ copy, stories, choice, onChoose }: StoryFiltersProps) {
  const count = (chosen: StoryChoice) => filterStories(stories, copy, chosen).length;
  const listOptions = (name: StoryFilterName) => [
    { value: '', label: `${copy[name].all} (${count({ ...choice, [name]: undefined })})` },
    ...Object.entries(copy[name].options).map(([value, label]) => ({
      value,
      label: `${label} (${count({ ...choice, [name]: value })})`,
    })),
  ];
  const isFiltered = storyFilterNames.some((name) => choice[name] !== undefined);
  const shown = count(choice);

  return (
    <form
      role="search"
      aria-label={copy.label}
      className={styles.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      {storyFilterNames.map((name) => (
        <Select
          key={name}
          name={name}
          label={copy[name].label}
          value={choice[name] ?? ''}
          // The address alone says what is chosen, also after a reload.
          autoComplete="off"
          options={listOptions(name)}
          onChange={({ target }) => onChoose({ [name]: target.value || undefined })}
        />
      ))}
      <div className={styles.status}>
        <p role="status">
          {isFiltered ? `${shown} of ${stories.length} stories` : `${shown} stories`}
        </p>
        {isFiltered && shown > 0 && (
          <Button variant="quiet" size="small" onClick={() => onChoose(ALL_STORIES)}>
            {copy.showAll}
          </Button>
        )}
      </div>
    </form>
  );
}
