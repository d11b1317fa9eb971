import { footerNavigation, headerNavigation } from '@kestrova/content';
import { expect, test } from 'vitest';
import { findPage, pageRoutes } from './router/find-page.ts';
import { sitePages } from './routes.tsx';

test.each([
  ['/home/', 'home'],
  ['/home/inside', undefined],
  ['/services/GCC-services', undefined],
  ['/impact-stories/anything', 'impact-stories'],
  ['/impact-stories-details/TUFBQg%3D%3D', 'impact-stories-details'],
  ['/careers/job-description', undefined],
  ['/careers/job-description/', undefined],
])('finds for %s the page %s', (path, name) => {
  expect(findPage(path)?.name).toBe(name);
});

/** The copy of every page and of the interface, by its file. */
const copies = import.meta.glob<unknown>('../../content/content/{interface,pages}/**/*.json', {
  eager: true,
  import: 'default',
});

test('has a module for each address, and an address for each module', () => {
  const advice = 'add an address to packages/paths/src/paths.ts, or a line to routes.tsx';
  const addressed = pageRoutes.map(({ name }) => name).toSorted();
  expect(Object.keys(sitePages).toSorted(), advice).toEqual(addressed);
});

test('links only to existing pages in the copy', () => {
  const targets = new Set(findTargets([headerNavigation, footerNavigation, copies]));
  expect(targets.size).toBeGreaterThan(10);
  expect([...targets].filter((path) => !findPage(path))).toEqual([]);
});

/** Every path under `to` or `route` in a record. */
function findTargets(record: unknown): string[] {
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([field, value]: [string, unknown]) =>
    (field === 'to' || field === 'route') && typeof value === 'string'
      ? [value]
      : findTargets(value),
  );
}
