import type { ImpactStoriesPageCopy, StoryCard } from '@kestrova/content';

export const storyFilterNames = ['service', 'industry'] as const;

export type StoryFilterName = (typeof storyFilterNames)[number];

/** A value for each filter that is set. */
export type StoryChoice = { readonly [Name in StoryFilterName]?: string | undefined };

/** Every story. */
export const ALL_STORIES: StoryChoice = { service: undefined, industry: undefined };

type Filters = ImpactStoriesPageCopy['filters'];

/** The stories that a choice leaves, in their order. */
export function filterStories(
  stories: readonly StoryCard[],
  { facts }: Pick<Filters, 'facts'>,
  choice: StoryChoice,
): StoryCard[] {
  return stories.filter(({ key }) =>
    storyFilterNames.every((name) => {
      const value = choice[name];
      return value === undefined || facts[key][name].includes(value);
    }),
  );
}

/** What an address chooses; values that the filters do not know choose nothing. */
export function parseStoryChoice(search: string, filters: Filters): StoryChoice {
  const parameters = new URLSearchParams(search);
  const find = (name: StoryFilterName) => {
    const value = parameters.get(name) ?? '';
    return Object.hasOwn(filters[name].options, value) ? value : undefined;
  };
  return { service: find('service'), industry: find('industry') };
}

/** The search part of an address with a choice; what else it says stays in it. */
export function formatStoryChoice(choice: StoryChoice, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(choice)) {
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  }
  return parameters.toString();
}
