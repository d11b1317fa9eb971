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
  /** The same for a press; if the code is missing, the address may open as a document instead. */
  visit: (address: string) => Promise<PageModule>;
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
    return [
      name,
      {
        Page,
        load: () => loaded.preload(name),
        visit: (address: string) => loaded.visit(name, address),
      },
    ];
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

/** Prefetches the page at an address; does nothing for an unknown address. */
export async function preloadPage(
  pages: PageTable,
  pathname: string,
  load: 'load' | 'visit' = 'load',
): Promise<void> {
  const { name = '', id } = findPage(pathname) ?? {};
  const module = await pages[name]?.[load](pathname);
  await module?.preload?.(id && decodeId(id, pathname));
}
