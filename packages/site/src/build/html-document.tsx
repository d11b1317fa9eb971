import { renderToStaticMarkup } from 'react-dom/server';
import { PageHead, type PageHeadProps } from '../head/page-head.tsx';
import { starter } from '../hydration/starter.ts';

interface DocumentParts {
  head: PageHeadProps;
  /** The site's CSS, inlined so that nothing blocks the first paint. */
  css: string;
  /** URLs of the page's modules, the entry first. */
  modules: readonly string[];
  /** The page's HTML; empty where the browser renders it. */
  body: string;
  /** Whether the script starts at once, because the page shows nothing of its own. */
  startNow?: boolean;
}

/** One page as a whole HTML document. */
export function htmlDocument({ head, css, modules, body, startNow }: DocumentParts): string {
  const start = renderToStaticMarkup(
    <script
      data-modules={modules.join(' ')}
      data-start={startNow ? 'now' : undefined}
      dangerouslySetInnerHTML={{ __html: `(${starter.toString()})()` }}
    />,
  );
  return [
    `<!doctype html><html lang="${head.region.locale}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">',
    `<title>Kestrova</title>`,
    `<style>${css}</style>`,
    renderToStaticMarkup(<PageHead {...head} />),
    `</head><body><div id="root"${body ? ' data-prerendered' : ''}>${body}</div>`,
    start,
    '</body></html>',
  ].join('');
}
