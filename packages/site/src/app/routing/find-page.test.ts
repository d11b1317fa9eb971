import { expect, test } from 'vitest';
import { findPage } from './find-page.ts';

test.each([
  ['/home', 'home'],
  ['/home/', 'home'],
  ['/HOME', undefined],
  ['/Journal', undefined],
  ['/home/inside', undefined],
  ['/services/GCC-services', undefined],
  ['/impact-stories/anything', 'impact-stories'],
  ['/careers/job-description', undefined],
  ['/careers/job-description/', undefined],
  ['/careers/Job-Description/MQ==', undefined],
])('%s leads to %s', (path, name) => {
  expect(findPage(path)?.name).toBe(name);
});
