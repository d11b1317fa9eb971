import type { PageFigures } from '../site/measure-page.ts';
import type { Report } from './report-page.ts';

/** Prints the figures of a run as tables. */
export function printFigures({ pages, peers, interactions }: Report): void {
  console.table(pages.map(row));
  if (peers.length > 0) console.table(peers.map(row));
  console.table(interactions);
}

function row({ name, path, lcp, ratio, cls, blocking, scores, bytes }: PageFigures) {
  return {
    site: name,
    path,
    'LCP ms': Math.round(lcp),
    'to floor': ratio === undefined ? '' : ratio.toFixed(3),
    CLS: cls.toFixed(3),
    'TBT ms': Math.round(blocking),
    scores: Object.values(scores).join(' '),
    HTML: bytes.html,
    JS: bytes.js,
    CSS: bytes.css,
    images: bytes.images,
    fonts: bytes.fonts,
    total: bytes.total,
    'third party': bytes.thirdParty,
  };
}
