import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chooseChecks, createStages, runCheck, type Check, type CheckResult } from './checks.ts';
import { inRepository, runMain } from './command.ts';
import { canInstall, findPrograms, installPrograms } from './programs.ts';
import { failureText, resultLine, summary } from './summary.ts';

/** Runs the checks of a lane one after another, even after a failure, and reports each result. */
async function runLane(checks: readonly Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    console.log(`${check.name} …`);
    const result = await runCheck(check);
    console.log(resultLine(result));
    if (result.failed.length > 0) console.log(failureText(result));
    results.push(result);
  }
  return results;
}

/* `npm test`: runs every check, or the given ones; `--force` ignores the cache. */
await runMain(async () => {
  const start = Date.now();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const allStages = createStages(values.force || process.env['CI'] !== undefined);
  const stages = chooseChecks(allStages, positionals);
  // If nothing can be installed, a missing program ends the run before the first check.
  let missing = canInstall ? undefined : await findPrograms();
  // Sizes and journeys need the default origins, regardless of the domains of this machine.
  for (const name of Object.keys(process.env)) {
    if (/^(?:ORIGIN_.*|API_ORIGIN|API_BASE_URL)$/.test(name)) delete process.env[name];
  }
  // A report of an earlier run must not count for a runner that wrote none; turbo restores cached ones.
  for (const { report } of allStages.flat(2)) {
    if (report !== undefined) await rm(inRepository(report), { force: true });
  }
  // Node's compile cache saves a quarter of the start time of the many processes.
  process.env['NODE_COMPILE_CACHE'] ??= inRepository('node_modules/.cache/node');
  const results: CheckResult[] = [];
  for (const lanes of stages) {
    const running = Promise.all(lanes.map(runLane));
    if (missing === undefined) await installPrograms();
    results.push(...(await running).flat());
    missing ??= await findPrograms();
  }
  if (results.some(({ failed }) => failed.length > 0)) process.exitCode = 1;
  console.log(summary(results, start, missing ?? []));
});
