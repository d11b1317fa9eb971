import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chooseChecks, listChecks, runCheck, type Check, type CheckResult } from './checks.ts';
import { inRepository, runMain } from './command.ts';
import { canInstall, findPrograms, installPrograms } from './programs.ts';
import { resultText, summary } from './summary.ts';

/* `npm test`: runs every check, or the given ones; `--force` ignores the cache. */
await runMain(async () => {
  const start = Date.now();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const checks = listChecks(values.force || process.env['CI'] !== undefined);
  const chosen = chooseChecks(checks, positionals);
  // If nothing can be installed, a missing program ends the run before the first check.
  let missing = canInstall ? undefined : await findPrograms();
  // Sizes and journeys need the default origins, regardless of the domains of this machine.
  for (const name of Object.keys(process.env)) {
    if (/^(?:ORIGIN_.*|API_ORIGIN|API_BASE_URL)$/.test(name)) delete process.env[name];
  }
  // A report of an earlier run must not count for a runner that wrote none; turbo restores cached ones.
  for (const { report } of checks) {
    if (report !== undefined) await rm(inRepository(report), { force: true });
  }
  // Node's compile cache saves a quarter of the start time of the many processes.
  process.env['NODE_COMPILE_CACHE'] ??= inRepository('node_modules/.cache/node');
  const results: CheckResult[] = [];
  /** Runs the checks of a phase one after another, even after a failure, and reports each result. */
  const runPhase = async (phase: Check['phase']) => {
    for (const check of chosen.filter((one) => one.phase === phase)) {
      console.log(`${check.name} …`);
      const result = await runCheck(check);
      console.log(resultText(result));
      results.push(result);
    }
  };
  const early = Promise.all([runPhase('sources'), runPhase('builds')]);
  if (missing === undefined) await installPrograms();
  await early;
  missing ??= await findPrograms();
  await runPhase('tests');
  if (results.some(({ failed }) => failed.length > 0)) process.exitCode = 1;
  console.log(summary(results, start, missing));
});
