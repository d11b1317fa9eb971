import { storyCards, type StoryCard } from '@kestrova/content';
import { impactStoriesPage } from '@kestrova/content/pages/impact-stories';

const { filters } = impactStoriesPage;

export const storyFilterNames = ['service', 'industry'] as const;

export type StoryFilterName = (typeof storyFilterNames)[number];

/** The value of each filter; empty for one that is not set. */
export type StoryChoice = Readonly<Record<StoryFilterName, string>>;

/** Chooses every story. */
export const ALL_STORIES: StoryChoice = { service: '', industry: '' };

/** The choice in an address; values that the filters do not have are ignored. */
export function parseStoryChoice(search: string): StoryChoice {
  const parameters = new URLSearchParams(search);
  const find = (name: StoryFilterName) => {
    const value = parameters.get(name) ?? '';
    return Object.hasOwn(filters[name].options, value) ? value : '';
  };
  return { service: find('service'), industry: find('industry') };
}

/** The query string with a choice; other parameters stay. */
export function formatStoryChoice(choice: StoryChoice, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of storyFilterNames) {
    if (choice[name]) parameters.set(name, choice[name]);
    else parameters.delete(name);
  }
  return parameters.toString();
}

/** The stories that match a choice, in their order. */
export function filterStories(choice: StoryChoice): StoryCard[] {
  const { facts } = filters;
  return storyCards.filter(({ key }) =>
    storyFilterNames.every((name) => !choice[name] || facts[key][name].includes(choice[name])),
  );
}
