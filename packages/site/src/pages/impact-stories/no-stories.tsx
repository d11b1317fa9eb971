import type { ImpactStoriesPageCopy, StoryCard } from '@kestrova/content';
import { Button, StatePanel } from '@kestrova/design-system';
import {
  ALL_STORIES,
  filterStories,
  storyFilterNames,
  type StoryChoice,
} from './filter-stories.ts';

interface NoStoriesProps {
  copy: ImpactStoriesPageCopy['filters'];
  stories: readonly StoryCard[];
  choice: StoryChoice;
  onChoose: (change: StoryChoice) => void;
}

/** Where two filters leave nothing: what each of them would leave by itself. */
export function NoStories({ copy, stories, choice, onChoose }: NoStoriesProps) {
  return (
    <StatePanel
      kind="empty"
      title={copy.none.heading}
      actions={storyFilterNames.map((name) => {
        const alone = { ...ALL_STORIES, [name]: choice[name] };
        const label = copy[name].options[choice[name] ?? ''] ?? copy[name].all;
        return (
          <Button key={name} variant="secondary" onClick={() => onChoose(alone)}>
            {`${label} (${filterStories(stories, copy, alone).length})`}
          </Button>
        );
      })}
    >
      {copy.none.text}
    </StatePanel>
  );
}
