import type { RegionCode } from '@kestrova/regions';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { addWebManifest } from './app/head/add-web-manifest.ts';
import { replayEarlyClicks } from './app/hydration/replay-early-clicks.ts';
import { preloadPage } from './app/routing/find-page.ts';
import { prefetchLinkedPages } from './app/routing/prefetch-linked-pages.ts';
import { whenIdle } from './app/routing/when-idle.ts';
import { findPrerenderedData } from './app/prerendered-data.ts';
import { App } from './app/app.tsx';

/**
 * Brings one region's site to life in the page's `#root`: the prerendered page is hydrated; an
 * address that has no HTML of its own is rendered from nothing.
 * @throws Error where the page has no `#root`.
 */
export async function mountSite(code: RegionCode): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root" to mount the site in.');
  const isPrerendered = root.dataset['prerendered'] !== undefined;
  try {
    await preloadTwice(location.pathname);
  } catch (error) {
    // The prerendered page still reads, and its links lead on; another says by itself what failed.
    if (isPrerendered) {
      window.earlyClicks?.fail(error);
      return;
    }
  }
  const onReady = () => {
    root.dataset['hydrated'] = '';
    replayEarlyClicks();
    addWebManifest();
    whenIdle(() => void prefetchLinkedPages());
  };
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App region={code} data={findPrerenderedData(document)} onReady={onReady} />
      </BrowserRouter>
    </StrictMode>
  );
  startTransition(() => {
    if (isPrerendered) {
      hydrateRoot(root, site);
    } else {
      root.replaceChildren();
      createRoot(root).render(site);
    }
  });
}

function preloadTwice(pathname: string): Promise<void> {
  return preloadPage(pathname).catch(() => preloadPage(pathname));
}
