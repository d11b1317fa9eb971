/** A part of the site that did not arrive, mostly because a release has replaced its files. */
export class LoadError extends Error {
  override name = 'LoadError';
}

const failures = new Set<() => void>();
let hasFailed = false;

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
    const pending = started.get(key);
    if (pending) return pending;
    const loading = load(loaders[key]).catch((cause: unknown) => {
      hasFailed = true;
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

async function load<Value>(loader: () => Promise<Value>): Promise<Value> {
  if (hasFailed) await reloadFailedSheets();
  return loader();
}

/** Vite's `import()` asks for each stylesheet once, and takes one that failed for loaded. */
async function reloadFailedSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])');
  await Promise.all([...links].filter((link) => !hasRules(link)).map(reloadSheet));
}

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    // The rules of a stylesheet that did not arrive may not be read.
    return false;
  }
}

function reloadSheet(failed: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = failed.href;
    link.addEventListener('load', () => {
      failed.remove();
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${link.href} could not be fetched.`));
    });
    // One that is still on its way stays in its place, since the import waits for it.
    failed.after(link);
  });
}
