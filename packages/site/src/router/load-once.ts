import { use } from 'react';

/** Code could not be loaded: there is no connection, or a release replaced its files. */
export class LoadError extends Error {
  override name = 'LoadError';
  readonly reason: 'offline' | 'missing';

  constructor(reason: LoadError['reason'], cause: unknown) {
    super(`Code of the page could not be loaded: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** Milliseconds after which a requested reload counts as blocked. */
const RELOAD_TIMEOUT = 3000;

const failures = new Set<() => void>();

/**
 * Makes `load` run once for each key: it returns the same promise from then on, as React's `use`
 * requires. If code cannot be loaded, a release has usually replaced its file: then `address` is opened as a
 * document, or the shown page is loaded again, but only once. Otherwise the promise rejects with `LoadError`
 * until `forgetFailedLoads` is called, since automatic retries would never end.
 */
export function loadOnce<Key extends string, Value>(
  load: (key: Key) => Promise<Value>,
): (key: Key, address?: string) => Promise<Value> {
  const started = new Map<Key, Promise<Value>>();
  return (key, address) => {
    const loading =
      started.get(key) ??
      load(key).catch((cause: unknown) => {
        failures.add(() => started.delete(key));
        return recover(cause, address);
      });
    started.set(key, loading);
    return loading;
  };
}

/** The values of `load` by key: fetched before they are needed, and read where they are shown. */
export function createResource<Key extends string, Value>(load: (key: Key) => Promise<Value>) {
  const arrived = new Map<Key, Promise<Value> & { value: Value }>();
  const visit = loadOnce(preload);

  /** May be called again after a failure, which reloads nothing. */
  async function preload(key: Key): Promise<Value> {
    const value = await load(key);
    // React's `use` reads these two fields, and does not suspend then.
    arrived.set(key, Object.assign(Promise.resolve(value), { status: 'fulfilled', value }));
    return value;
  }

  return {
    preload,
    /** The value if it has arrived. */
    get: (key: Key) => arrived.get(key)?.value,
    /** The value, for a press; a failure opens `address` as a document, if the visitor loses nothing by it. */
    visit: (key: Key, address: string) => arrived.get(key) ?? visit(key, address),
    /** The value; suspends the component until it has arrived. */
    use: (key: Key): Value => use(arrived.get(key) ?? visit(key)),
  };
}

/** Lets the next visit request again what failed. Call it once the failure is shown. */
export function forgetFailedLoads(): void {
  for (const forget of failures) forget();
  failures.clear();
}

async function recover(cause: unknown, address = location.href): Promise<never> {
  const { href } = location;
  const isReachable = await isSiteReachable();
  if (isReachable && href === location.href && openDocument(address)) {
    await new Promise((resolve) => setTimeout(resolve, RELOAD_TIMEOUT));
  }
  throw new LoadError(isReachable ? 'missing' : 'offline', cause);
}

/**
 * Whether the site responds with any status. `navigator.onLine` only describes the network card: it is
 * true behind a dead router, and false offline even if the site runs on the same machine.
 */
async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    // fetch rejects if no response came.
    return false;
  }
}

/**
 * Opens an address as a document, unless that was tried with the shown one or a form has unsent entries, which
 * makes it listen to `beforeunload`. The mark is kept in the history entry, which outlives the reload
 * and works if storage is blocked. Returns whether it does.
 */
function openDocument(address: string): boolean {
  const state = history.state as Record<string, unknown> | null;
  const hasUnsentEntries = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  if (hasUnsentEntries) return false;
  if (address !== location.href) {
    location.assign(address);
    return true;
  }
  if (state?.['reloaded']) return false;
  history.replaceState({ ...state, reloaded: true }, '');
  location.reload();
  return true;
}
