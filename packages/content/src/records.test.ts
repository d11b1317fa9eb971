import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { pageMetaSchema } from './schemas/card.ts';
import { storyKeys } from './schemas/story.ts';
import { pageRecords, siteRecords } from './site-records.ts';
import { storyCards } from './stories/story-cards.ts';
import { storyLoaders } from './story-loaders.ts';

for (const { name, schema, record } of await siteRecords()) {
  test(`${name} meets its schema`, () => {
    const result = schema.safeParse(record);
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
  });
}

test('every page has a title and a description of its own', async () => {
  const pages = (await pageRecords()).flatMap(({ record }) => findMeta(record) ?? []);
  expect(pages.length).toBeGreaterThan(10);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
});

test('every story has a card, a text and its own key in both', async () => {
  const stories = await Promise.all(Object.values(storyLoaders).map((load) => load()));
  expect(storyCards.map(({ key }) => key)).toEqual(storyKeys);
  expect(stories.map(({ key }) => key)).toEqual(storyKeys);
});

function findMeta(record: unknown) {
  return z.object({ meta: pageMetaSchema }).safeParse(record).data?.meta;
}
