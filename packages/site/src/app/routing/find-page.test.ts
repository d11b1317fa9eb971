import { expect, test } from 'vitest';
import { findPage } from './find-page.ts';

test.each([
  ['/home', 'home'],
  ['/home/', 'home'],
  ['/HOME', undefined],
  ['/Journal', undefined],
  ['/home/inside', undefined],
  ['/services/GCC-services', undefined],
  ['/impact-stories/anything', 'impactStories'],
  ['/careers/job-description', undefined],
  ['/careers/job-description/', undefined],
  ['/careers/Job-Description/MQ==', undefined],
])('%s leads to %s', (path, name) => {
  expect(findPage(path)?.page.name).toBe(name);
});

test.each([
  ['TUFBQg==', 'MAAB'],
  ['TUFBQg%3D%3D', 'MAAB'],
  ['TUFBQg==/', 'MAAB'],
  ['TUFBQg', undefined],
  ['TUFBQh==', undefined],
  ['%20TUFBQg==', undefined],
])('the id %s in an address is %s', (id, decoded) => {
  expect(findPage(`/impact-stories-details/${id}`)).toMatchObject({
    page: { name: 'impactStoriesDetails' },
    id: decoded,
  });
});
