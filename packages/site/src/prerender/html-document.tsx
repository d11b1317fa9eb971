import { brand, startFailureCopy } from '@kestrova/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { bootstrapScript } from '../shell/bootstrap-script.ts';
import { PRERENDERED_DATA_ID, type PrerenderedData } from '../lib/prerendered-data.ts';
import { pathTo } from '@kestrova/paths';
import type { StyleSheet } from './build-manifest.ts';
import { PageHead, scriptText, type PageHeadProps } from './page-head.tsx';

interface DocumentParts {
  head: PageHeadProps;
  /** The order of the layers of CSS. */
  layers: string;
  /** The page's CSS, inlined so that nothing blocks the first paint. */
  sheets: readonly StyleSheet[];
  /** URLs of the page's modules, the entry first. */
  modules: readonly string[];
  /** The page's HTML; empty if the browser renders it. */
  body: string;
  /** The content without scripts of a page that the browser renders. */
  withoutScript?: string;
  data?: PrerenderedData | undefined;
  /** Whether the script starts at once, because the page shows nothing of its own. */
  startNow?: boolean;
}

const { careers, business } = brand.emails;

/** Id of the last element of each document. */
const LAST_ELEMENT = 'start';

/**
 * Marks the link of a sheet that is inlined: the browser does not fetch a disabled one, and Vite's
 * `import()` fetches no sheet that a link names already.
 */
const INLINED = { disabled: true };

const VIEWPORT = 'width=device-width,initial-scale=1,interactive-widget=resizes-content';

/** One page as a whole HTML document. */
export function htmlDocument(parts: DocumentParts): string {
  const { head, layers, sheets, modules, body, withoutScript = '', data, startNow = false } = parts;
  const opening = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content={VIEWPORT} />
      <title>{brand.name}</title>
      {/* Paints no half page: a header of which only a part has arrived lies elsewhere. What is
          expected stands last, since the browser waits for its start, not for its end. */}
      <link rel="expect" href={`#${LAST_ELEMENT}`} blocking="render" />
      <style dangerouslySetInnerHTML={{ __html: layers + sheets.map(({ css }) => css).join('') }} />
      {sheets.map(({ file }) => (
        <link key={file} rel="stylesheet" href={file} {...INLINED} />
      ))}
      <PageHead {...head} />
    </>,
  );
  const closing = renderToStaticMarkup(
    <>
      {data && (
        <script
          id={PRERENDERED_DATA_ID}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: scriptText({ ...data, jobsElsewhere: undefined }) }}
        />
      )}
      <script
        id={LAST_ELEMENT}
        data-modules={modules.join(' ')}
        data-start={startNow ? 'now' : undefined}
        data-failure={startFailureCopy.text}
        data-email={head.path.startsWith(pathTo('careers')) ? careers : business}
        dangerouslySetInnerHTML={{ __html: `(${bootstrapScript.toString()})()` }}
      />
    </>,
  );
  const root = body
    ? `<div id="root" data-prerendered>${body}</div>`
    : `<div id="root"><noscript>${withoutScript}</noscript></div>`;
  return `<!doctype html><html lang="${head.region.locale}"><head>${opening}</head><body>${root}${closing}</body></html>`;
}
