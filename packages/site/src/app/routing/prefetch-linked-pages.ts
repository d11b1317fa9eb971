import { findPage } from './find-page.ts';
import { normalizePath } from './use-current-path.ts';
import { watchVisibleLinks } from './watch-visible-links.ts';
import { whenIdle } from './when-idle.ts';

/** The files of each page, by the pattern of its route, and of each record, by its path. */
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
  const started = new Set(
    document.querySelector<HTMLElement>('[data-modules]')?.dataset['modules']?.split(' '),
  );
  watchVisibleLinks((path) => {
    const pattern = findPage(path)?.page.pattern;
    if (!pattern || savesData()) return;
    for (const file of [...(list[pattern] ?? []), ...(list[normalizePath(path)] ?? [])]) {
      if (started.has(file)) continue;
      started.add(file);
      prefetch(file);
    }
  });
}

async function readList(): Promise<PrefetchList> {
  const response = await fetch(PREFETCH_LIST, { priority: 'low' });
  if (!response.ok) throw new Error(`${PREFETCH_LIST}: ${response.status}`);
  return (await response.json()) as PrefetchList;
}

function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

/** Fetches a file at the lowest priority; of a module the browser then also makes ready what it is. */
function prefetch(file: string): void {
  if (!file.endsWith('.js')) return addLink('prefetch', 'style', file);
  // Where the browser knows no prefetch (Safari), the module is made ready at once.
  if (!canPrefetch()) return addLink('modulepreload', 'script', file);
  addLink('prefetch', 'script', file, () =>
    whenIdle(() => addLink('modulepreload', 'script', file)),
  );
}

function canPrefetch(): boolean {
  return document.createElement('link').relList.supports('prefetch');
}

function addLink(rel: string, as: string, href: string, onload?: () => void): void {
  const link = document.createElement('link');
  Object.assign(link, { rel, as, href, crossOrigin: as === 'script' ? '' : null, onload });
  document.head.append(link);
}
