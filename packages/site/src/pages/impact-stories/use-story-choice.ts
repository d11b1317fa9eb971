import type { ImpactStoriesPageCopy, StoryCard } from '@kestrova/content';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../lib/use-hydrated.ts';

export const storyFilterNames = ['service', 'industry'] as const;

export type StoryFilterName = (typeof storyFilterNames)[number];

/** The value of each filter; empty for one that is not set. */
export type StoryChoice = Readonly<Record<StoryFilterName, string>>;

/** Chooses every story. */
export const ALL_STORIES: StoryChoice = { service: '', industry: '' };

type Filters = ImpactStoriesPageCopy['filters'];

/**
 * What the address chooses of the stories, and a function that changes some of it, one step of the
 * history each. The HTML is written for all stories, so that is what an address is hydrated with.
 */
export function useStoryChoice(
  filters: Filters,
): [StoryChoice, (change: Partial<StoryChoice>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  // Where rendering is slow, one filter is changed before the other one is shown.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  function choose(change: Partial<StoryChoice>) {
    const parameters = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(change)) {
      if (value) parameters.set(name, value);
      else parameters.delete(name);
    }
    latest.current = parameters.toString();
    void navigate({ search: latest.current });
  }

  return [isHydrated ? parseStoryChoice(search, filters) : ALL_STORIES, choose];
}

/** What an address chooses; values that the filters do not know choose nothing. */
function parseStoryChoice(search: string, filters: Filters): StoryChoice {
  const parameters = new URLSearchParams(search);
  const find = (name: StoryFilterName) => {
    const value = parameters.get(name) ?? '';
    return Object.hasOwn(filters[name].options, value) ? value : '';
  };
  return { service: find('service'), industry: find('industry') };
}

/** The stories that a choice leaves, in their order. */
export function filterStories(
  stories: readonly StoryCard[],
  { facts }: Filters,
  choice: StoryChoice,
): StoryCard[] {
  return stories.filter(({ key }) =>
    storyFilterNames.every((name) => !choice[name] || facts[key][name].includes(choice[name])),
  );
}
