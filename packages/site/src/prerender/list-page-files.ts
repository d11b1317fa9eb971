import { storyCards } from '@kestrova/content';
import type { PrefetchList } from '../app/routing/prefetch-linked-pages.ts';
import { paths } from '../paths.ts';
import { sitePages, type PageName } from '../routes.tsx';
import type { BuildManifest } from './build-manifest.ts';

/** Modules of the legal texts, of which the legal page shows one. */
const LEGAL_TEXTS = ['legal/terms.ts', 'legal/privacy-policy.ts'];

/**
 * What each page is made of beyond what all pages have: its modules, its sheets, and the record
 * that it shows first.
 */
export function listPageFiles({ modulesOf, sheetsOf, chunkOf }: BuildManifest): PrefetchList {
  const filesOf = (name?: PageName) => [
    ...modulesOf(name),
    ...sheetsOf(name).map(({ file }) => `/${file}`),
  ];
  const everywhere = new Set(filesOf());
  const pages = sitePages.map(({ name, pattern }) => {
    const files = filesOf(name).filter((file) => !everywhere.has(file));
    const records = pattern === paths.termsPolicy ? LEGAL_TEXTS.map(chunkOf) : [];
    return [pattern, [...files, ...records]];
  });
  const stories = storyCards.map(({ key }) => [
    paths.impactStory(key),
    [chunkOf(storyModule(key))],
  ]);
  return Object.fromEntries([...pages, ...stories]) as PrefetchList;
}

/** The module of a story's record, which is named after its key. */
export function storyModule(key: string): string {
  return `stories/${key.toLowerCase()}.ts`;
}
