import type { Breadcrumb, PageMeta } from '@kestrova/content';
import { use, type ComponentType } from 'react';
import { loadOnce } from './load-once.ts';

/** An export of a module that is a chunk of its own. */
interface LazyExport<Value> {
  name: string;
  load: () => Promise<Value>;
}

interface PageParts<Copy> {
  /** The component, whose file has its name in kebab-case. */
  component: LazyExport<ComponentType<{ copy: Copy }>>;
  copy: LazyExport<Copy>;
}

/** A page of the site: where it is found, what it says and the code that shows it. */
export interface SitePage {
  /** Name of the component that shows the page. */
  component: string;
  /**
   * Fetches the copy, whose `meta` is missing where each record of the page has its own, and whose
   * `breadcrumb` is missing where the page shows none or makes it from what it shows.
   */
  loadCopy: () => Promise<{ meta?: PageMeta; breadcrumb?: Breadcrumb; heading?: string }>;
  Page: ComponentType;
  /** Fetches the page's code and copy, once. Rejects with `LoadError`. */
  preload: () => Promise<void>;
}

/**
 * Defines a page whose code and copy arrive when they are needed. Once preloaded it renders without
 * suspending, so that prerendered HTML holds no boundary and hydration shows no fallback.
 */
export function definePage<Copy extends object>({ component, copy }: PageParts<Copy>): SitePage {
  let loaded: { Component: ComponentType<{ copy: Copy }>; copy: Copy } | undefined;
  const load = loadOnce({
    [component.name]: async () => {
      const [Component, text] = await Promise.all([component.load(), copy.load()]);
      loaded = { Component, copy: text };
    },
  });
  const preload = () => load(component.name);

  function Page() {
    if (!loaded) use(preload());
    return loaded ? <loaded.Component copy={loaded.copy} /> : null;
  }

  return { component: component.name, loadCopy: copy.load, Page, preload };
}

/** Defers a module until its export `name` is needed. */
export function lazyExport<Name extends string, Value>(
  name: Name,
  load: () => Promise<Record<Name, Value>>,
): LazyExport<Value> {
  return { name, load: async () => (await load())[name] };
}
