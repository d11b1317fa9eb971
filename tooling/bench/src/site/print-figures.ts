import type { ClickDelay } from './click-delay.ts';
import { median, type PageFigures } from './measure-page.ts';

/** Everything that one run measured. */
export interface Report {
  pages: PageFigures[];
  /** The home page and its peers, measured in turns. */
  peers: PageFigures[];
  /** Clicks on links, by site. */
  clicks: Record<string, ClickDelay[]>;
}

/** Prints the figures of a run as tables. */
export function printFigures({ pages, peers, clicks }: Report): void {
  console.table(pages.map(row));
  if (peers.length > 0) console.table(peers.map(row));
  for (const [site, delays] of Object.entries(clicks)) {
    console.table(delays);
    const times = delays.map(({ delay }) => delay);
    console.log(
      `${site}: a click shows the next heading after ${median(times)} ms (median of ${times.length}), ${Math.max(...times)} at worst.`,
    );
  }
}

function row({ name, path, lcp, ratio, cls, scores, bytes }: PageFigures) {
  return {
    site: name,
    path,
    'LCP ms': Math.round(lcp),
    'to floor': ratio === undefined ? '' : ratio.toFixed(3),
    CLS: cls.toFixed(3),
    scores: Object.values(scores).join(' '),
    'HTML and headers': bytes.html,
    JS: bytes.js,
    files: bytes.jsFiles,
    'headers of a file': bytes.fileHeaders,
    everything: bytes.total,
    prefetched: bytes.prefetched,
    'third party': bytes.thirdParty,
  };
}
