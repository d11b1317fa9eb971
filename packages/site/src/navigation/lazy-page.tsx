import { use, type ComponentType } from 'react';

/** A page whose code is a chunk of its own. */
export interface LazyPage {
  Page: ComponentType;
  /** Fetches the page's code, once; a failed attempt may be repeated. */
  preload: () => Promise<void>;
}

/**
 * Defers a page's code until it is needed. Once preloaded the page renders without suspending, so
 * that prerendered HTML holds no boundary and hydration shows no fallback.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  let pending: Promise<void> | undefined;

  function preload(): Promise<void> {
    pending ??= load().then(
      (component) => {
        Loaded = component;
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
