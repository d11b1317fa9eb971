import type { Breadcrumb, PageMeta } from '@kestrova/content';
import { decodeId, pageNames, type PageName } from '@kestrova/paths';
import { createContext, use, type ComponentType } from 'react';
import { findPage } from './find-page.ts';
import { createResource } from './load-once.ts';

/** What a page's module exports. */
export interface PageModule {
  default: ComponentType;
  /** Absent if each record of the page has its own. */
  meta?: PageMeta;
  /** Absent if the page shows none, or creates it from its content. */
  breadcrumb?: Breadcrumb;
  /** The last breadcrumb item of a page behind an emailed link, which search engines omit. */
  heading?: string;
  record?: PageRecord;
}

/** The record that a page shows first, by the id in the address. */
export interface PageRecord {
  preload: (id: string | undefined) => Promise<unknown>;
  /** Whether the page shows it without waiting. */
  isReady: (id: string | undefined) => boolean;
}

/** A page of the site: the component that shows it, and the module behind it. */
interface SitePage {
  Page: ComponentType;
  /** Loads the page's code and copy; may be called again after a failure. */
  load: () => Promise<PageModule>;
  /** Whether it renders without waiting: its code is there, and the record by the id in the address. */
  isReady: (id: string | undefined) => boolean;
}

/** Every page by its name. */
export type PageTable = Readonly<Record<PageName, SitePage>>;

/**
 * Creates the table of pages, whose modules arrive when they are needed. Once loaded, a page renders
 * without suspending, so that prerendered HTML holds no boundary and hydration shows no fallback.
 */
export function createPageTable(modules: Record<PageName, () => Promise<PageModule>>): PageTable {
  const loaded = createResource((name: PageName) => modules[name]());
  const pages = pageNames.map((name): [PageName, SitePage] => {
    function Page() {
      const { default: Component } = loaded.use(name);
      return <Component />;
    }
    function isReady(id: string | undefined) {
      const module = loaded.get(name);
      return module !== undefined && (module.record?.isReady(id) ?? true);
    }
    return [name, { Page, load: () => loaded.preload(name), isReady }];
  });
  return Object.fromEntries(pages) as PageTable;
}

const PageTableContext = createContext<PageTable | undefined>(undefined);

/** Provides links with the pages whose code they prefetch. */
export const PageTableProvider = PageTableContext.Provider;

/** The table of pages; undefined if only a part of the site is shown. */
export function usePageTable(): PageTable | undefined {
  return use(PageTableContext);
}

/** Whether the page at an address renders without waiting. */
export function isReadyPage(pages: PageTable, pathname: string): boolean {
  const { name, id } = findPage(pathname) ?? {};
  return name !== undefined && pages[name].isReady(id && decodeId(id, pathname));
}

/** Prefetches the page at an address; does nothing for an unknown address. */
export async function preloadPage(pages: PageTable, pathname: string): Promise<void> {
  const { name, id } = findPage(pathname) ?? {};
  if (!name) return;
  const { record } = await pages[name].load();
  await record?.preload(id && decodeId(id, pathname));
}
