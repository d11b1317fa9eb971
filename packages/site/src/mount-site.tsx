import type { EarlyClicks } from './shell/bootstrap-script.ts';
import { ignoreSecondClicks } from '@kestrova/design-system';
import type { RegionCode } from '@kestrova/regions';
import { StrictMode, startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { findPaddedPath, findPage } from './router/find-page.ts';
import { keepLaterStyles } from './lib/first-screen/later-styles.tsx';
import { findPrerenderedData } from './lib/hydration/prerendered-data.ts';
import { rememberControls } from './lib/hydration/remember-controls.ts';
import { App } from './shell/app.tsx';
import { sitePages } from './routes.tsx';

/**
 * Mounts one region's site in the page's `#root`: the prerendered page is hydrated; an address
 * without its own HTML is rendered by the browser.
 * @throws Error if the page has no `#root`.
 */
export async function mountSite(code: RegionCode): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root" to mount the site in.');
  addEventListener('error', removeFailedSheet, { capture: true });
  // Back and Forward change the address, but not a document whose script has not started yet.
  const isPrerendered = () =>
    root.dataset['prerendered'] !== undefined && location.pathname === window.earlyClicks?.path;
  const padded = findPaddedPath(location.pathname);
  // A host without this redirect has sent its page for unknown addresses.
  if (padded) history.replaceState(history.state, '', padded + location.search + location.hash);
  try {
    let pathname: string;
    do {
      ({ pathname } = location);
      const found = findPage(pathname);
      if (found) await sitePages[found.name]?.load();
    } while (pathname !== location.pathname);
  } catch (error) {
    // A prerendered page can still be read, and its links work; any other page shows the failure.
    if (isPrerendered()) {
      window.earlyClicks?.fail(error);
      return;
    }
  }
  let hasMoved = false;
  const rememberMove = () => {
    hasMoved = true;
  };
  // Until the page is hydrated, the router does not listen.
  addEventListener('popstate', rememberMove);
  const onReady = () => {
    removeEventListener('popstate', rememberMove);
    const state: unknown = history.state;
    if (hasMoved) dispatchEvent(new PopStateEvent('popstate', { state }));
    root.dataset['hydrated'] = '';
    controls.restore();
    replayEarlyClicks(controls.find);
    keepLaterStyles();
    addWebManifest();
  };
  const isHydrating = isPrerendered();
  const data = isHydrating ? findPrerenderedData(document) : undefined;
  const site = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App region={code} data={data} onReady={onReady} />
      </BrowserRouter>
    </StrictMode>
  );
  ignoreSecondClicks();
  if (!isHydrating) root.replaceChildren();
  const controls = rememberControls(root);
  startTransition(() => {
    if (isHydrating) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}

/** Vite skips a stylesheet that a link already names, so a failed one needs a new link. */
function removeFailedSheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
}

/**
 * Repeats the presses from before hydration, once, in their order. They wait for a new task: within
 * an effect, React could not hydrate the pressed part, and would lose the press.
 */
function replayEarlyClicks(findCurrent: (target: HTMLElement) => HTMLElement): void {
  setTimeout(() => {
    const early: EarlyClicks | undefined = window.earlyClicks;
    if (!early) return;
    early.stop();
    delete window.earlyClicks;
    for (const target of early.targets) {
      const current = findCurrent(target);
      if (current.isConnected) current.click();
    }
  });
}

/**
 * Names the web manifest, which says how the site looks on a home screen. In the page's HTML it
 * would delay the files that the first view needs.
 */
function addWebManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
}
