import type { ImpactStoriesPageCopy } from '@kestrova/content';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { formatStoryChoice, parseStoryChoice, type StoryChoice } from './filter-stories.ts';

/**
 * What the address chooses of the stories, and a function that changes some of it, one step of the
 * history each. The HTML is written for all stories, so that is what an address is hydrated with.
 */
export function useStoryChoice(
  filters: ImpactStoriesPageCopy['filters'],
): [StoryChoice, (change: StoryChoice) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const choice = isHydrated ? parseStoryChoice(search, filters) : {};
  // Where rendering is slow, one filter is changed before the other one is shown.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  return [
    choice,
    (change) => {
      latest.current = formatStoryChoice(latest.current, change);
      void navigate({ search: latest.current });
    },
  ];
}
