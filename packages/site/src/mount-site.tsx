import type { RegionCode } from '@kestrova/regions';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { addWebManifest } from './head/add-web-manifest.ts';
import { replayEarlyClicks } from './hydration/replay-early-clicks.ts';
import { preloadPage } from './navigation/find-page.ts';
import { findPrerenderedData } from './prerendered/prerendered-data.ts';
import { App } from './shell/app.tsx';

/**
 * Brings one region's site to life in the page's `#root`: the prerendered page is hydrated; an
 * address that has no HTML of its own is rendered from nothing.
 * @throws Error where the page has no `#root`.
 */
export async function mountSite(code: RegionCode): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root" to mount the site in.');
  await preloadPage(location.pathname);
  const onReady = () => {
    root.dataset['alive'] = '';
    replayEarlyClicks();
    addWebManifest();
  };
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App region={code} data={findPrerenderedData(document)} onReady={onReady} />
      </BrowserRouter>
    </StrictMode>
  );
  startTransition(() => {
    if (root.dataset['prerendered'] === undefined) {
      root.replaceChildren();
      createRoot(root).render(site);
    } else {
      hydrateRoot(root, site);
    }
  });
}
