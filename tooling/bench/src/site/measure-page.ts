import type { BenchBrowser } from './open-browser.ts';
import { measureBytes, type PageBytes } from './request-bytes.ts';
import { runLighthouse, type LighthouseResult } from './run-lighthouse.ts';

/** The medians of a page's runs. */
export interface PageFigures extends LighthouseResult {
  name: string;
  path: string;
  bytes: PageBytes;
  /** Median LCP over that of the same page without its scripts; peers have no floor. */
  ratio?: number;
}

interface Measured {
  name: string;
  path: string;
  origin: string;
  /** Origin of the same page without scripts. */
  floor?: string;
}

/** Measures a page, its runs alternated with those of its floor so that both meet the same machine. */
export async function measurePage(
  { browser, port }: BenchBrowser,
  { name, path, origin, floor }: Measured,
  runs: number,
): Promise<PageFigures> {
  const results: LighthouseResult[] = [];
  const floors: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    results.push(await runLighthouse(origin + path, port, run > 0));
    if (floor) floors.push((await runLighthouse(floor + path, port, true)).lcp);
  }
  const [first] = results;
  if (!first) throw new Error('A page needs at least one run.');
  const lcp = median(results.map((result) => result.lcp));
  return {
    name,
    path,
    lcp,
    cls: Math.max(...results.map((result) => result.cls)),
    blocking: median(results.map((result) => result.blocking)),
    scores: {
      ...first.scores,
      performance: median(results.map((result) => result.scores.performance)),
    },
    bytes: await measureBytes(browser, origin + path),
    ...(floor && { ratio: lcp / median(floors) }),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
