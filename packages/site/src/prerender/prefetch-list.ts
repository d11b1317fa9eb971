import { storyCards } from '@kestrova/content';
import type { PrefetchList } from '../router/prefetch-linked-pages.ts';
import { pageNames, pathTo, type PageName } from '@kestrova/paths';
import type { BuildManifest } from './build-manifest.ts';

/** Modules of the legal texts, of which the legal page shows one. */
const LEGAL_TEXTS = ['legal/terms', 'legal/policy'];

/**
 * What each page is made of beyond what all pages have: its modules, its sheets, and the record
 * that it shows first.
 */
export function prefetchList({ modulesOf, sheetsOf, chunkOf }: BuildManifest): PrefetchList {
  const filesOf = (name?: PageName) => [
    ...modulesOf(name),
    ...sheetsOf(name).map(({ file }) => file),
  ];
  const everywhere = new Set(filesOf());
  const pages = pageNames.map((name) => {
    const files = filesOf(name).filter((file) => !everywhere.has(file));
    const records = name === 'terms-policy' ? LEGAL_TEXTS.map(chunkOf) : [];
    return [name, [...files, ...records]];
  });
  const stories = storyCards.map(({ key }) => [
    pathTo('impact-stories-details', key),
    [chunkOf(storyModule(key))],
  ]);
  return Object.fromEntries([...pages, ...stories]) as PrefetchList;
}

/** The module of a story's record, which is named after its key. */
export function storyModule(key: string): string {
  return `stories/${key.toLowerCase()}`;
}
