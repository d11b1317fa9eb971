import type { StoryCard, StoryKey } from '@kestrova/content';

/** The `count` stories that follow the one with the key `after`; the first follows the last. */
export function listNextStories(
  stories: readonly StoryCard[],
  after: StoryKey,
  count: number,
): StoryCard[] {
  const position = stories.findIndex(({ key }) => key === after);
  return [...stories.slice(position + 1), ...stories.slice(0, position)].slice(0, count);
}
