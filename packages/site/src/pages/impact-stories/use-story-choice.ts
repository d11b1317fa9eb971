import type { ImpactStoriesPageCopy } from '@kestrova/content';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../app/use-hydrated.ts';
import { formatStoryChoice, parseStoryChoice, type StoryChoice } from './filter-stories.ts';

/**
 * What the address chooses of the stories, and a function that chooses anew, one step of the history
 * each. The HTML is written for all stories, so that is what an address is hydrated with.
 */
export function useStoryChoice(
  filters: ImpactStoriesPageCopy['filters'],
): [StoryChoice, (choice: StoryChoice) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const choice = isHydrated ? parseStoryChoice(search, filters) : {};
  return [choice, (chosen) => void navigate({ search: formatStoryChoice(search, chosen) })];
}
