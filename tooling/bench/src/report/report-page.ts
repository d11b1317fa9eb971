import { budgets } from '../../budgets.ts';
import type { PagePackages } from '../budgets/page-packages.ts';
import type { PageFigures } from '../site/measure-page.ts';
import { barChart, type Bar } from './bar-chart.ts';

/** Everything that one run measured. */
export interface Report {
  pages: PageFigures[];
  /** The home page and its peers, measured in turns. */
  peers: PageFigures[];
  interactions: { name: string; delay: number }[];
  /** What the code of each page is made of. */
  packages: PagePackages;
}

const LCP_BAR = 1.05;
const GOOD_DELAY = 200;
const STYLE =
  'body{font:15px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}svg text{font-size:12px}';

/** The figures of a run as one HTML page that needs nothing else. */
export function reportPage({ pages, peers, interactions, packages }: Report): string {
  const charts = [
    barChart('LCP to the floor of the same page without scripts', pages.map(ratioBar), LCP_BAR),
    barChart('Bytes by kind', pages.map(bytesBar)),
    barChart('JavaScript', pages.map(scriptBar), budgets.content.js),
    barChart('Home beside its peers: LCP in ms', peers.map(lcpBar)),
    barChart('Home beside its peers: bytes', peers.map(bytesBar)),
    barChart('Delay of interactions at 6x CPU, in ms', interactions.map(delayBar), GOOD_DELAY),
    barChart('Code by package, before compression', packageBars(packages)),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Speed of the sites</title><style>${STYLE}</style><h1>Speed of the sites</h1>${charts.join('')}</html>`;
}

function ratioBar({ ratio = 0, ...page }: PageFigures): Bar {
  return { label: label(page), parts: [{ name: 'ratio', value: ratio }] };
}

function lcpBar({ lcp, ...page }: PageFigures): Bar {
  return { label: label(page), parts: [{ name: 'LCP', value: Math.round(lcp) }] };
}

function scriptBar({ bytes, ...page }: PageFigures): Bar {
  return { label: label(page), parts: [{ name: 'js', value: bytes.js }] };
}

function bytesBar({ bytes, ...page }: PageFigures): Bar {
  const { html, css, js, images, fonts, other } = bytes;
  const parts = Object.entries({ html, js, css, images, fonts, other });
  return { label: label(page), parts: parts.map(([name, value]) => ({ name, value })) };
}

function delayBar({ name, delay }: Report['interactions'][number]): Bar {
  return { label: name, parts: [{ name, value: delay }] };
}

function packageBars(packages: PagePackages): Bar[] {
  return Object.entries(packages).map(([path, parts]) => ({
    label: path,
    parts: Object.entries(parts)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, value]) => ({ name, value })),
  }));
}

function label({ name, path }: Pick<PageFigures, 'name' | 'path'>): string {
  return `${name} ${path}`;
}
