/**
 * Turns a list of loaders into one function that starts each of them once and gives the same
 * promise from then on, as React's `use` requires.
 */
export function loadOnce<Key extends string, Value>(
  loaders: Record<Key, () => Promise<Value>>,
): (key: Key) => Promise<Value> {
  const started = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = started.get(key);
    if (known) return known;
    const loading = loaders[key]();
    started.set(key, loading);
    return loading;
  };
}
