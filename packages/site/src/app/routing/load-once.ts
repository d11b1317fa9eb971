/** A part of the site that did not arrive, mostly because a release has replaced its files. */
export class LoadError extends Error {
  override name = 'LoadError';
}

const failures = new Set<() => void>();

/**
 * Turns a list of loaders into one function that starts each of them once and gives the same
 * promise from then on, as React's `use` requires. Rejects with `LoadError`; a failure stays until
 * `forgetFailedLoads`, so that a page which waits for it fails instead of asking for ever.
 */
export function loadOnce<Key extends string, Value>(
  loaders: Record<Key, () => Promise<Value>>,
): (key: Key) => Promise<Value> {
  const started = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = started.get(key);
    if (known) return known;
    const loading = loaders[key]().catch((cause: unknown) => {
      failures.add(() => started.delete(key));
      throw new LoadError(`"${key}" could not be loaded.`, { cause });
    });
    started.set(key, loading);
    return loading;
  };
}

/** Lets everything that failed be asked for again: after its failure was shown, or was of no use. */
export function forgetFailedLoads(): void {
  for (const forget of failures) forget();
  failures.clear();
}
