import type { Breadcrumb, PageMeta } from '@kestrova/content';
import type { PageName } from '@kestrova/paths';
import { createContext, use, type ComponentType } from 'react';
import { findPage } from './find-page.ts';
import { forgetFailedLoads, loadOnce } from './load-once.ts';

/** What a page's module exports. */
export interface PageModule {
  default: ComponentType;
  /** Absent where each record of the page has its own. */
  meta?: PageMeta;
  /** Absent where the page shows none, or makes it from what it shows. */
  breadcrumb?: Breadcrumb;
  /** The last step of a page below Careers that search engines do not know. */
  heading?: string;
}

/** A page of the site: the component that shows it, and the module behind it. */
interface SitePage {
  Page: ComponentType;
  /** Fetches the page's code and copy, once. Rejects with `LoadError`. */
  load: () => Promise<PageModule>;
}

/** Every page by its name. */
export type PageTable = Readonly<Record<PageName, SitePage>>;

/**
 * Creates the table of pages, whose modules arrive when they are needed. Once loaded, a page renders
 * without suspending, so that prerendered HTML holds no boundary and hydration shows no fallback.
 */
export function createPageTable(modules: Record<PageName, () => Promise<PageModule>>): PageTable {
  const load = loadOnce(modules);
  const names = Object.keys(modules) as PageName[];
  const pages = names.map((name) => [name, createPage(() => load(name))] as const);
  return Object.fromEntries(pages) as PageTable;
}

function createPage(loadModule: () => Promise<PageModule>): SitePage {
  let loaded: PageModule | undefined;
  const load = async () => (loaded = await loadModule());

  function Page() {
    // React's `use` needs the same promise each time.
    const { default: Component } = loaded ?? use(loadModule());
    return <Component />;
  }

  return { Page, load };
}

const PageTableContext = createContext<PageTable | undefined>(undefined);

/** Gives links the pages whose code they fetch ahead. */
export const PageTableProvider = PageTableContext.Provider;

/** The table of pages; undefined where only a part of the site is shown. */
export function usePageTable(): PageTable | undefined {
  return use(PageTableContext);
}

/**
 * Fetches the code of the page at an address ahead of a visit; an unknown address needs none.
 * Rejects with `LoadError`, and then the visit asks again.
 */
export async function preloadPage(pages: PageTable, pathname: string): Promise<void> {
  const found = findPage(pathname);
  if (!found) return;
  try {
    await pages[found.name].load();
  } catch (error) {
    forgetFailedLoads();
    throw error;
  }
}
