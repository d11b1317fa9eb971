import autocannon, { type Options } from 'autocannon';

const seconds = 4;

/** Requests per second, on average over one run. */
export async function measureRate(options: Options): Promise<number> {
  const result = await autocannon({ connections: 16, duration: seconds, ...options });
  if (result.errors + result.timeouts > 0) {
    throw new Error(`${result.errors} errors and ${result.timeouts} time-outs: no figure`);
  }
  return result.requests.average;
}

/** The median: one disturbed run does not move it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
