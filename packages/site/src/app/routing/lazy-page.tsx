import { use, type ComponentType } from 'react';
import { loadOnce } from './load-once.ts';

/** A page whose code is a chunk of its own. */
export interface LazyPage {
  Page: ComponentType;
  /** Fetches the page's code, once. Rejects with `LoadError`. */
  preload: () => Promise<void>;
}

/**
 * Defers a page's code, the export `name` of a module, until it is needed. Once preloaded the page
 * renders without suspending, so that prerendered HTML holds no boundary and hydration shows no
 * fallback.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  let Loaded: ComponentType | undefined;
  const loadPage = loadOnce({
    [name]: async () => {
      const module = await load();
      Loaded = module[name];
    },
  });
  const preload = () => loadPage(name);

  function Page() {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded /> : null;
  }

  return { Page, preload };
}
