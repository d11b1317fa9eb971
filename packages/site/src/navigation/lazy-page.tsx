import { use, type ComponentType } from 'react';

/** A page whose code is a chunk of its own. */
export interface LazyPage {
  Page: ComponentType;
  /** Fetches the page's code, once; a failed attempt may be repeated. */
  preload: () => Promise<void>;
}

/**
 * Defers a page's code, the export `name` of a module, until it is needed. Once preloaded the page renders without suspending, so
 * that prerendered HTML holds no boundary and hydration shows no fallback.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  let Loaded: ComponentType | undefined;
  let pending: Promise<void> | undefined;

  function preload(): Promise<void> {
    pending ??= load().then(
      (module) => {
        Loaded = module[name];
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  }

  function Page() {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded /> : null;
  }

  return { Page, preload };
}
