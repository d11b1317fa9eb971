import type { BenchBrowser } from './open-browser.ts';
import { measureBytes, type PageBytes } from './request-bytes.ts';
import { runLighthouse, type LighthouseResult } from './run-lighthouse.ts';

/** The medians of a page's runs. */
export interface PageFigures extends LighthouseResult {
  name: string;
  path: string;
  bytes: PageBytes;
  /** Median LCP over that of the same page without its scripts, where that was measured too. */
  ratio?: number;
}

/** A page at an origin. */
export interface MeasuredPage {
  name: string;
  path: string;
  origin: string;
  /** Leaves out the scores that say nothing of speed. */
  onlySpeed?: boolean;
}

/** Measures a page beside its floor: the same page without scripts, at another origin. */
export async function measurePage(
  bench: BenchBrowser,
  page: MeasuredPage,
  floorOrigin: string,
  runs: number,
): Promise<PageFigures> {
  const floor = { ...page, origin: floorOrigin, onlySpeed: true };
  const [results = [], floors = []] = await alternate(bench, [page, floor], runs);
  const figures = await sumUp(bench, page, results);
  return { ...figures, ratio: figures.lcp / median(floors.map(({ lcp }) => lcp)) };
}

/** Measures pages side by side. */
export async function measurePages(
  bench: BenchBrowser,
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<PageFigures[]> {
  const results = await alternate(bench, pages, runs);
  const figures: PageFigures[] = [];
  for (const [place, page] of pages.entries()) {
    figures.push(await sumUp(bench, page, results[place] ?? []));
  }
  return figures;
}

/** Takes the runs of all pages in turns, so that each meets the same machine. */
async function alternate(
  { port }: BenchBrowser,
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<LighthouseResult[][]> {
  const results = pages.map((): LighthouseResult[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [place, { origin, path, onlySpeed = run > 0 }] of pages.entries()) {
      results[place]?.push(await runLighthouse(origin + path, port, onlySpeed));
    }
  }
  return results;
}

async function sumUp(
  { browser }: BenchBrowser,
  { name, path, origin }: MeasuredPage,
  results: readonly LighthouseResult[],
): Promise<PageFigures> {
  const [first] = results;
  if (!first) throw new Error('A page needs at least one run.');
  return {
    name,
    path,
    lcp: median(results.map(({ lcp }) => lcp)),
    cls: Math.max(...results.map(({ cls }) => cls)),
    blocking: median(results.map(({ blocking }) => blocking)),
    scores: {
      ...first.scores,
      performance: median(results.map(({ scores }) => scores.performance)),
    },
    bytes: await measureBytes(browser, origin + path),
  };
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
