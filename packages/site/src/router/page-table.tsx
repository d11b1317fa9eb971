import { decodeId } from '@kestrova/paths';
import { createContext, use, type ComponentType } from 'react';
import { findPage } from './find-page.ts';
import { createResource } from './load-once.ts';
import type { PageModule } from './page-module.ts';

/** A page of the site: the component that shows it, and the module behind it. */
interface SitePage {
  Page: ComponentType;
  /** Loads the page's code and copy; may be called again after a failure. */
  load: () => Promise<PageModule>;
  /** Whether it renders without waiting: its code is there, and the record by the id in the address. */
  isReady: (id: string | undefined) => boolean;
}

/** Every page by its name. */
export type PageTable = Readonly<Record<string, SitePage>>;

/**
 * Creates the table of pages, whose modules arrive when they are needed. Once loaded, a page renders
 * without suspending, so that prerendered HTML holds no boundary and hydration shows no fallback.
 */
export function createPageTable(modules: Record<string, () => Promise<PageModule>>): PageTable {
  const loaded = createResource((name: string) => {
    const load = modules[name];
    if (!load) throw new Error(`There is no page "${name}".`);
    return load();
  });
  const pages = Object.keys(modules).map((name): [string, SitePage] => {
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
  return Object.fromEntries(pages);
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
  const { name = '', id } = findPage(pathname) ?? {};
  return pages[name]?.isReady(id && decodeId(id, pathname)) ?? false;
}

/** Prefetches the page at an address; does nothing for an unknown address. */
export async function preloadPage(pages: PageTable, pathname: string): Promise<void> {
  const { name = '', id } = findPage(pathname) ?? {};
  const module = await pages[name]?.load();
  await module?.record?.preload(id && decodeId(id, pathname));
}
