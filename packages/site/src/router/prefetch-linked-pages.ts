import { findPage } from './find-page.ts';
import { normalizePath } from './use-current-path.ts';

/** The files of each page, by its name, and of each record, by its path. */
export type PrefetchList = Readonly<Record<string, readonly string[]>>;

/** Where the build leaves the list. */
export const PREFETCH_LIST = '/pages.json';

declare global {
  interface ImportMetaEnv {
    /** Whether the development server serves the site, which has no list. */
    readonly DEV?: boolean;
  }

  interface Navigator {
    /** What the browser tells of the connection, where it does (Network Information). */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/**
 * Fetches the code of the pages whose links are in view while the browser has nothing else to do, so
 * that a click needs no network. Nothing is run, and nothing is fetched for a visitor who saves data
 * or has a very slow line. A failed attempt is silent: the click itself tries again.
 */
export async function prefetchLinkedPages(): Promise<void> {
  if (import.meta.env?.DEV || savesData()) return;
  const list = await readList().catch(() => undefined);
  if (!list) return;
  const started = new Set(documentFiles());
  watchVisibleLinks((path) => {
    const name = findPage(path)?.name;
    if (!name || savesData()) return;
    for (const file of [...(list[name] ?? []), ...(list[normalizePath(path)] ?? [])]) {
      if (started.has(file)) continue;
      started.add(file);
      prefetch(file).catch(() => undefined);
    }
  });
}

/** The modules and stylesheets of the page that the document was written for. */
function documentFiles(): string[] {
  const script = document.querySelector<HTMLElement>('[data-modules]');
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  return [
    ...(script?.dataset['modules']?.split(' ') ?? []),
    ...[...sheets].map(({ href }) => new URL(href).pathname),
  ];
}

/** Rejects where no JSON arrived; undefined where it is no list of files. */
async function readList(): Promise<PrefetchList | undefined> {
  const response = await fetch(PREFETCH_LIST, { priority: 'low' });
  const list: unknown = await response.json();
  return isPrefetchList(list) ? list : undefined;
}

function isPrefetchList(list: unknown): list is PrefetchList {
  return typeof list === 'object' && list !== null && Object.values(list).every(Array.isArray);
}

/** Whether the visitor saves data, or has a very slow line. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

/**
 * Fetches a file at the lowest priority; of a module the browser then also makes ready what it is. Not
 * by `rel=prefetch`: Safari does not know it, and Firefox holds it to the policy's `default-src`.
 */
async function prefetch(file: string): Promise<void> {
  const response = await fetch(file, { priority: 'low' });
  await response.arrayBuffer();
  if (!response.ok || !file.endsWith('.js')) return;
  whenIdle(() => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: file, crossOrigin: '' });
    document.head.append(link);
  });
}

/** Tells of each link to this site as it comes into view, now or later, once for each address. */
function watchVisibleLinks(onVisible: (path: string) => void): void {
  const watched = new WeakMap<Element, string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      onVisible(watched.get(target) ?? '');
    }
  });

  function watch() {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      if (watched.get(link) === link.pathname) continue;
      watched.set(link, link.pathname);
      observer.unobserve(link);
      observer.observe(link);
    }
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] });
  }

  // Many changes come at once; they are looked at together, and none is heard until then.
  const changes = new MutationObserver(() => {
    changes.disconnect();
    whenIdle(watch);
  });
  watch();
}

/** Runs what can wait once the browser has nothing else to do, and within two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
