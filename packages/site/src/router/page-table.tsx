import type { Breadcrumb, PageMeta } from '@kestrova/content';
import { decodeId, pageNames, type PageName } from '@kestrova/paths';
import { createContext, use, type ComponentType } from 'react';
import { findPage } from './find-page.ts';
import { loadOnce } from './load-once.ts';

/** What a page's module exports. */
export interface PageModule {
  default: ComponentType;
  /** Absent if each record of the page has its own. */
  meta?: PageMeta;
  /** Absent if the page shows none, or makes it from what it shows. */
  breadcrumb?: Breadcrumb;
  /** The last step of a page below Careers that search engines do not know. */
  heading?: string;
  /** Fetches the record that the page shows first, by the id in the address. */
  preload?: (id: string | undefined) => Promise<unknown>;
}

/** A page of the site: the component that shows it, and the module behind it. */
interface SitePage {
  Page: ComponentType;
  /** Loads the page's code and copy; may be called again after a failure. */
  load: () => Promise<PageModule>;
  /** Whether it renders without waiting: its code is there, and it shows no record of its own. */
  isReady: () => boolean;
}

/** Every page by its name. */
export type PageTable = Readonly<Record<PageName, SitePage>>;

/**
 * Creates the table of pages, whose modules arrive when they are needed. Once loaded, a page renders
 * without suspending, so that prerendered HTML holds no boundary and hydration shows no fallback.
 */
export function createPageTable(modules: Record<PageName, () => Promise<PageModule>>): PageTable {
  const loaded: Partial<Record<PageName, PageModule>> = {};
  const load = async (name: PageName) => (loaded[name] = await modules[name]());
  const visit = loadOnce(load);

  const pages = pageNames.map((name): [PageName, SitePage] => {
    function Page() {
      const { default: Component } = loaded[name] ?? use(visit(name));
      return <Component />;
    }
    const isReady = () => loaded[name] !== undefined && !loaded[name].preload;
    return [name, { Page, load: () => load(name), isReady }];
  });
  return Object.fromEntries(pages) as PageTable;
}

const PageTableContext = createContext<PageTable | undefined>(undefined);

/** Gives links the pages whose code they fetch ahead. */
export const PageTableProvider = PageTableContext.Provider;

/** The table of pages; undefined if only a part of the site is shown. */
export function usePageTable(): PageTable | undefined {
  return use(PageTableContext);
}

/** Whether the page at an address renders without waiting. */
export function isReadyPage(pages: PageTable, pathname: string): boolean {
  const found = findPage(pathname);
  return found !== undefined && pages[found.name].isReady();
}

/** Prefetches the page at an address; does nothing for an unknown address. */
export async function preloadPage(pages: PageTable, pathname: string): Promise<void> {
  const { name, id } = findPage(pathname) ?? {};
  if (!name) return;
  const { preload } = await pages[name].load();
  await preload?.(id && decodeId(id, pathname));
}
