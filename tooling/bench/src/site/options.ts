import { parseArgs } from 'node:util';

/** How a run names the page of a job, whose path depends on the data. */
export const JOB = 'job';

/** What a run of the bench measures. */
export interface BenchOptions {
  /** Paths to measure, or `job`; every prerendered page, but one job for all, where it is left out. */
  routes: readonly string[] | undefined;
  /** Lighthouse runs of each page and of its floor. */
  runs: number;
  /** Whether the peers are built and measured. */
  peers: boolean;
  /** Whether clicks on links are timed. */
  clicks: boolean;
  apps: readonly string[];
}

/** Reads `--routes /home,/careers,job --runs 5 --sites usa --no-peers --no-clicks`. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      routes: { type: 'string' },
      runs: { type: 'string', default: '5' },
      sites: { type: 'string', default: 'usa,india' },
      peers: { type: 'boolean', default: true },
      clicks: { type: 'boolean', default: true },
    },
  });
  return {
    routes: values.routes?.split(','),
    runs: Number(values.runs),
    peers: values.peers,
    clicks: values.clicks,
    apps: values.sites.split(','),
  };
}
