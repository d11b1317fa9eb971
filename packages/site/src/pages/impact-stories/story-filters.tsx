import { storyCards } from '@kestrova/content';
import { impactStoriesPage } from '@kestrova/content/pages/impact-stories';
import { Button, Select, StatePanel } from '@kestrova/design-system';
import {
  ALL_STORIES,
  filterStories,
  storyFilterNames,
  type StoryChoice,
  type StoryFilterName,
} from './story-choice.ts';
import styles from './story-filters.module.css';

const { filters: copy } = impactStoriesPage;

interface StoryFiltersProps {
  choice: StoryChoice;
  onChoose: (change: Partial<StoryChoice>) => void;
}

/** Narrows the stories by service and industry, at once; each option says how many it would leave. */
export function StoryFilters({ choice, onChoose }: StoryFiltersProps) {
  const isFiltered = storyFilterNames.some((name) => choice[name]);
  const shown = filterStories(choice).length;
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
          value={choice[name]}
          // Only the address determines the choice, also after a reload.
          autoComplete="off"
          options={['', ...Object.keys(copy[name].options)].map((value) => ({
            value,
            label: formatOption(name, { ...choice, [name]: value }),
          }))}
          onChange={({ target }) => onChoose({ [name]: target.value })}
        />
      ))}
      <div className={styles.status}>
        <p role="status">
          {isFiltered ? `${shown} of ${storyCards.length} stories` : `${shown} stories`}
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

/** If no story matches both filters: the number of stories of each filter alone. */
export function NoStories({ choice, onChoose }: StoryFiltersProps) {
  return (
    <StatePanel
      kind="empty"
      title={copy.none.heading}
      actions={storyFilterNames.map((name) => {
        const alone = { ...ALL_STORIES, [name]: choice[name] };
        return (
          <Button key={name} variant="secondary" onClick={() => onChoose(alone)}>
            {formatOption(name, alone)}
          </Button>
        );
      })}
    >
      {copy.none.text}
    </StatePanel>
  );
}

/** A filter's value, and the number of stories that match it alone. */
function formatOption(name: StoryFilterName, choice: StoryChoice): string {
  const label = copy[name].options[choice[name]] ?? copy[name].all;
  return `${label} (${filterStories(choice).length})`;
}
