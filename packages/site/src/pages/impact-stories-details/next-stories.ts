import type { StoryCard, StoryKey } from '@kestrova/content';

/** The `count` stories that follow one in the list, which goes round. */
export function nextStories(
  stories: readonly StoryCard[],
  after: StoryKey,
  count: number,
): StoryCard[] {
  const position = stories.findIndex(({ key }) => key === after);
  return [...stories.slice(position + 1), ...stories.slice(0, position)].slice(0, count);
}
