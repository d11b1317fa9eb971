import { inspect } from 'node:util';
import { renderTable } from '@kestrova/api/testing';
import type { RunOptions } from './options.ts';

/** The result of a scenario. */
export interface Result {
  /** A short summary with the important counts. */
  found: string;
  /** Every promise that does not hold; none if all do. */
  problems: readonly string[];
}

/** Faults, attacks or measurements against the real server. */
export type Scenario = (options: RunOptions) => Promise<Result>;

export type Scenarios = Readonly<Record<string, Scenario>>;

/**
 * Creates a result.
 * @param broken a count or flag for each possible problem; a count above 0 or true is a problem.
 */
export function createResult(
  found: string,
  broken: Readonly<Record<string, number | boolean>>,
): Result {
  const problems = Object.entries(broken).flatMap(([name, value]) => {
    if (value === true) return [name];
    return value === false || value === 0 ? [] : [`${value} ${name}`];
  });
  return { found, problems };
}

/** The result of a scenario that this machine cannot run, so that the report lists it. */
export function leaveOut(reason: string): Result {
  return { found: `Left out: ${reason}`, problems: [] };
}

/** Runs scenarios one after another and prints one table. @returns whether every promise holds. */
export async function runScenarios(scenarios: Scenarios, options: RunOptions): Promise<boolean> {
  const rows = [];
  for (const [name, run] of Object.entries(scenarios)) {
    const start = performance.now();
    const { found, problems } = await run(options).catch(describeFailure);
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    const holds = found.startsWith('Left out: ') ? 'left out' : 'holds';
    const verdict = problems.length === 0 ? holds : `NO: ${problems.slice(0, 5).join('; ')}`;
    options.tell(`${problems.length === 0 ? '✓' : '✗'} ${name}: ${found} ${verdict}`);
    rows.push({ scenario: name, minutes, verdict, found });
  }
  process.stdout.write(`${renderTable(rows)}\n`);
  return rows.every(({ verdict }) => !verdict.startsWith('NO'));
}

/** The result of a scenario that threw an error. */
export function describeFailure(error: unknown): Result {
  return { found: '', problems: [`the scenario itself failed: ${inspect(error)}`] };
}
