import { storyCards } from '@kestrova/content';
import { expect, test } from 'vitest';
import { nextStories } from './more-stories.tsx';

test.each([
  ['MAAB', ['TASC', 'ASPIRE']],
  ['jsee', ['infinte', 'MAAB']],
  ['infinte', ['MAAB', 'TASC']],
] as const)('after %s come %j', (after, expected) => {
  expect(nextStories(storyCards, after, 2).map(({ key }) => key)).toEqual(expected);
});
