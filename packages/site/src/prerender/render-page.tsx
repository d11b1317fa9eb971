import { ApiClientProvider, createApiClient } from '@kestrova/api-client';
import { brand, notFoundCopy } from '@kestrova/content';
import type { Region, RegionCode } from '@kestrova/regions';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { preloadPage } from '../router/page-table.tsx';
import { sitePages } from '../routes.tsx';
import type { PrerenderedData } from '../lib/hydration/prerendered-data.ts';
import { App } from '../shell/app.tsx';
import { NotFoundSection } from '../sections/not-found-section.tsx';
import type { PageFiles } from './build-manifest.ts';
import { htmlDocument } from './html-document.tsx';
import type { WrittenPage } from './list-pages.ts';

/** Renders a page and writes its document. */
export async function renderPage(region: Region, page: WrittenPage, files: PageFiles) {
  const body = await renderBody(region.code, page.path, page.data);
  return htmlDocument({ region, page, files, body });
}

/**
 * The HTML of one page's `#root`, complete, as the browser will hydrate it.
 * @throws the error of a component, or an Error if React has deferred a part of the page.
 */
export async function renderBody(region: RegionCode, path: string, data?: PrerenderedData) {
  await preloadPage(sitePages, path);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      {/* A client of its own, since the cache of an earlier page would hide the jobs of this one. */}
      <ApiClientProvider client={createApiClient()}>
        <App region={region} data={data} />
      </ApiClientProvider>
    </StaticRouter>,
    {
      // A boundary above this size would be moved out of its place and need a script to return.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be rendered.`);
  if (html.includes('<div hidden id="S:')) {
    throw new Error(`${path} was rendered with a part out of its place.`);
  }
  return html;
}

/**
 * The document for unknown addresses: the browser decides what it shows. Without scripts it says
 * so; with scripts it redirects (spec 2.1).
 */
export function renderMissingPage(region: Region, files: PageFiles): string {
  const page = {
    path: '/404',
    shareTitle: brand.name,
    description: `${notFoundCopy.heading}.`,
    indexed: false,
    startNow: true,
  };
  const withoutScript = renderToStaticMarkup(
    <StaticRouter location={page.path}>
      <App region={region.code}>
        <NotFoundSection copy={notFoundCopy} />
      </App>
    </StaticRouter>,
  );
  return htmlDocument({ region, page, files, body: '', withoutScript }).html;
}
