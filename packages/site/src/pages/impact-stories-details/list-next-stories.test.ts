import { storyCards } from '@kestrova/content';
import { expect, test } from 'vitest';
import { listNextStories } from './list-next-stories.ts';

test.each([
  ['MAAB', ['TASC', 'ASPIRE']],
  ['jsee', ['infinte', 'MAAB']],
  ['infinte', ['MAAB', 'TASC']],
] as const)('after %s lists %j', (after, expected) => {
  expect(listNextStories(storyCards, after, 2).map(({ key }) => key)).toEqual(expected);
});
