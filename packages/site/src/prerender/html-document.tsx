import { brotliCompressSync } from 'node:zlib';
import { brand, startFailureCopy } from '@kestrova/content';
import { pathTo } from '@kestrova/paths';
import type { Region } from '@kestrova/regions';
import { renderToStaticMarkup } from 'react-dom/server';
import { bootstrapScript } from '../shell/bootstrap-script.ts';
import { LATER_STYLES_ID } from '../lib/first-screen/later-styles.tsx';
import { PRERENDERED_DATA_ID } from '../lib/hydration/prerendered-data.ts';
import { apiBaseUrl } from '../lib/api/site-api.ts';
import type { PageFiles } from './build-manifest.ts';
import { listCounterparts } from './crawler-files.ts';
import { deferStyles, type DeferredStyles } from './defer-styles.ts';
import { documentPolicy, REFERRER_POLICY } from './document-policy.ts';
import type { WrittenPage } from './list-pages.ts';

interface DocumentParts {
  region: Region;
  page: WrittenPage;
  files: PageFiles;
  /** The page's HTML; empty if the browser renders it. */
  body: string;
  /** The content without scripts of a page that the browser renders. */
  withoutScript?: string;
}

const { careers, business } = brand.emails;

/** Id of the last element of each document without later styles. */
const LAST_ELEMENT = 'start';

/**
 * Marks the link of an inlined sheet: the browser does not fetch a disabled sheet, and Vite's
 * `import()` does not fetch a sheet that has a link.
 */
const INLINED = { disabled: true };

const VIEWPORT = 'width=device-width,initial-scale=1,interactive-widget=resizes-content';

const script = `(${bootstrapScript.toString()})()`;
/** The origin of an API that browsers do not call on the site's own. */
const apiOrigin = URL.parse(apiBaseUrl)?.origin;

/**
 * Compressed bytes of a document that arrive without waiting for the browser: ten packets, without the
 * headers of the response.
 */
const FIRST_FLIGHT = 14_000;

/**
 * One page as a whole HTML document. Its CSS is inlined, so that no request blocks the first paint; if it
 * would not fit into the first flight, the styles of its later content are a style sheet of their own.
 */
export function htmlDocument(parts: DocumentParts) {
  const { body, files } = parts;
  const deferred = deferStyles(body, files.css);
  if (deferred.later) {
    const html = writeDocument(parts, { body, css: files.css });
    if (brotliCompressSync(html).length <= FIRST_FLIGHT) return { html };
  }
  return { html: writeDocument(parts, deferred), later: deferred.later };
}

function writeDocument(parts: DocumentParts, { body, css, later }: DeferredStyles): string {
  const { region, page, files, withoutScript = '' } = parts;
  const { path, data, startNow } = page;
  const policy = documentPolicy({ script, style: css, apiOrigin });
  // Before anything that it has to allow or block, and as text: React would escape each quotation mark.
  const first = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="${REFERRER_POLICY}">`;
  const expected = later ? LATER_STYLES_ID : LAST_ELEMENT;
  const opening = renderToStaticMarkup(
    <>
      <meta name="viewport" content={VIEWPORT} />
      <title>{brand.name}</title>
      {/* Delays the first paint, since an incomplete header is in another place. The expected
          element is last, since the browser waits for its start, not for its end; or after the
          first screen, where a style sheet blocks the content after it. */}
      <link rel="expect" href={`#${expected}`} blocking="render" />
      <style dangerouslySetInnerHTML={{ __html: css }} />
      {files.sheets.map((file) => (
        <link key={file} rel="stylesheet" href={file} {...INLINED} />
      ))}
      <PageHead {...{ region, page, fonts: files.fonts }} />
    </>,
  );
  const dataScript = data && (
    <script
      id={PRERENDERED_DATA_ID}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: scriptText({ ...data, noscriptJobs: undefined }) }}
    />
  );
  const startScript = (
    <script
      id={LAST_ELEMENT}
      data-modules={files.modules.join(' ')}
      data-start={startNow ? 'now' : undefined}
      data-failure={startFailureCopy.text}
      data-email={path.startsWith(pathTo('careers')) ? careers : business}
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
  // A style sheet blocks scripts after it, and an early press must not wait for the later styles.
  const startsFirst = later ? renderToStaticMarkup(startScript) : '';
  const closing = renderToStaticMarkup(
    <>
      {dataScript}
      {!later && startScript}
    </>,
  );
  const root = body
    ? `<div id="root" data-prerendered>${body}</div>`
    : `<div id="root"><noscript>${withoutScript}</noscript></div>`;
  return `<!doctype html><html lang="${region.locale}"><head>${first}${opening}</head><body>${startsFirst}${root}${closing}</body></html>`;
}

interface PageHeadProps {
  region: Region;
  page: WrittenPage;
  /** URLs of the fonts that the first paint needs. */
  fonts: readonly string[];
}

/** The elements of a page's head besides its title and CSS. */
export function PageHead({ region, page, fonts }: PageHeadProps) {
  const { path, canonicalPath = path, shareTitle, description, shareImage } = page;
  const url = region.origin + canonicalPath;
  const counterparts = canonicalPath === path ? listCounterparts(path) : [];
  return (
    <>
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`Jobs at ${brand.name}`}
        href="/jobs.xml"
      />
      <meta name="description" content={description} />
      {page.indexed === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          {counterparts.map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={shareTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={region.hreflang.replace('-', '_')} />
      {shareImage && (
        <>
          <meta property="og:image" content={region.origin + shareImage} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${brand.name}: ${brand.tagline}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {page.structuredData?.map((facts, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptText(facts) }}
        />
      ))}
    </>
  );
}

/** A value as JSON for a `<script>`: no text in it can end the element. */
function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
