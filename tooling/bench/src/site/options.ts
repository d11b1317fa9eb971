import { parseArgs } from 'node:util';

/** What a run of the bench measures. */
export interface BenchOptions {
  /** Paths to measure; every prerendered page, but one job for all, where it is left out. */
  routes: readonly string[] | undefined;
  /** Lighthouse runs of each page and of its floor. */
  runs: number;
  /** Whether the peers are built and measured. */
  peers: boolean;
  apps: readonly string[];
}

/** Reads `--routes /home,/careers --runs 5 --sites usa --no-peers`. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      routes: { type: 'string' },
      runs: { type: 'string', default: '3' },
      sites: { type: 'string', default: 'usa,india' },
      peers: { type: 'boolean', default: true },
    },
  });
  return {
    routes: values.routes?.split(','),
    runs: Number(values.runs),
    peers: values.peers,
    apps: values.sites.split(','),
  };
}
