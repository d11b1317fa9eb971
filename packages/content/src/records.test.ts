import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';
import { sitePaths } from './schemas/site-path.ts';
import { storyKeys } from './schemas/story.ts';
import { siteRecords } from './site-records.ts';
import { storyCards } from './stories/story-cards.ts';
import { storyLoaders } from './loaders.ts';

for (const { name, schema, record } of await siteRecords()) {
  test(`${name} meets its schema`, () => {
    const result = schema.safeParse(record);
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
  });
}

test('every path of the site has a title and a description of its own', () => {
  const pages = Object.values(pageMeta);
  expect(pages.map(({ path }) => path)).toEqual(sitePaths);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
});

test('every story has a card, a text and its own key in both', async () => {
  const stories = await Promise.all(Object.values(storyLoaders).map((load) => load()));
  expect(storyCards.map(({ key }) => key)).toEqual(storyKeys);
  expect(stories.map(({ key }) => key)).toEqual(storyKeys);
});
