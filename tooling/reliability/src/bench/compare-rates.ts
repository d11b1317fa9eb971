import autocannon, { type Options } from 'autocannon';

const rounds = 3;
const seconds = 4;

/** Requests per second, on average over one run. */
export async function measureRate(options: Options): Promise<number> {
  const result = await autocannon({ connections: 16, duration: seconds, ...options });
  if (result.errors + result.timeouts > 0) {
    throw new Error(`${result.errors} errors and ${result.timeouts} time-outs: no figure`);
  }
  return result.requests.average;
}

/** Measures in turns, and returns the median of each: one disturbed run does not move it. */
export async function compareRates<Name extends string>(
  measurements: Record<Name, () => Promise<number> | number>,
): Promise<Record<Name, number>> {
  const names = Object.keys(measurements) as Name[];
  const rates = new Map(names.map((name) => [name, new Array<number>()]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, all] of rates) all.push(await measurements[name]());
  }
  const medians = Array.from(rates, ([name, all]) => {
    return [name, all.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]];
  });
  return Object.fromEntries(medians) as Record<Name, number>;
}
