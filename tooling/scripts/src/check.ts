import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chooseChecks, createStages, runCheck, type Check, type CheckResult } from './checks.ts';
import { inRepository, repositoryRoot, runMain } from './command.ts';
import { canInstall, findPrograms, installPrograms } from './programs.ts';
import { failureText, resultLine, summary } from './summary.ts';
import { hasFailed, testReports } from './test-reports.ts';

/**
 * Runs every check, or the given ones, even after a failure, and reports each result.
 * `--force` ignores the cache.
 */
async function runChecks(): Promise<void> {
  const start = Date.now();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const isForced = values.force || process.env['CI'] !== undefined;
  const stages = chooseChecks(createStages(isForced), positionals);
  // If nothing can be installed, a missing program ends the run before the first check.
  let missing = canInstall ? undefined : await findPrograms();
  // Sizes and journeys are those of the usual origins, whatever domains this machine builds for.
  for (const name of Object.keys(process.env)) {
    if (/^(?:ORIGIN_.*|API_ORIGIN|API_BASE_URL)$/.test(name)) delete process.env[name];
  }
  // A report of an earlier run must not count for a runner that wrote none; turbo restores cached ones.
  for (const path of globSync(testReports, { cwd: repositoryRoot })) await rm(inRepository(path));

  // Node's own cache takes a quarter off the time in which the many processes of the checks start.
  process.env['NODE_COMPILE_CACHE'] ??= inRepository('node_modules/.cache/node');
  const results: CheckResult[] = [];
  for (const lanes of stages) {
    const running = Promise.all(lanes.map(runLane));
    if (missing === undefined) await installPrograms();
    results.push(...(await running).flat());
    missing ??= await findPrograms();
  }
  if (results.some(hasFailed)) process.exitCode = 1;
  console.log(summary(results, { start, missing: missing ?? [] }));
}

async function runLane(checks: readonly Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    console.log(`${check.name} …`);
    const result = await runCheck(check);
    console.log(resultLine(result));
    if (hasFailed(result)) console.log(failureText(result));
    results.push(result);
  }
  return results;
}

await runMain(runChecks);
