import { glob, rm } from 'node:fs/promises';
import { createChecks } from './checks/checks.ts';
import { runCheck, type CheckResult } from './checks/run-check.ts';
import { failureText, resultLine, summary } from './checks/summary.ts';
import { sum } from './checks/test-reports.ts';
import { chromiumProgram, nginxProgram } from './machine/programs.ts';
import { provideProgram } from './machine/provide-program.ts';
import { showProgress } from './progress.ts';
import { inRepository, repositoryRoot } from './repository.ts';
import { runCommand } from './run-command.ts';

/** Runs every check, also after one has failed, and tells how each went. `--force` ignores the cache. */
async function runChecks(): Promise<void> {
  await providePrograms();
  await removeOldReports();
  const force = process.argv.includes('--force') || process.env['CI'] !== undefined;
  const results: CheckResult[] = [];
  for (const check of createChecks(force)) {
    const finish = showProgress(check.name);
    const result = await runCheck(check);
    finish(resultLine(result));
    if (result.failed > 0) console.log(failureText(result));
    results.push(result);
  }
  console.log(summary(results));
  process.exitCode = sum(results, 'failed') > 0 ? 1 : 0;
}

/** Finds the programs that the checks start, and tells them by environment variables where. */
async function providePrograms(): Promise<void> {
  for (const program of [chromiumProgram, nginxProgram]) {
    const { path, sentence } = await provideProgram(program);
    console.log(sentence);
    if (path === undefined) continue;
    process.env[program.setting] = path;
    // An input of the cached tests: another version runs them again.
    const { output } = await runCommand({ program: path, args: [program.versionOption] });
    process.env[program.setting.replace('_PATH', '_VERSION')] = output.trim();
  }
}

/** A report of an earlier run must not count for a runner that wrote none; turbo restores cached ones. */
async function removeOldReports(): Promise<void> {
  const reports = glob('{apps,packages,tooling}/*/test-results/*.json', { cwd: repositoryRoot });
  for await (const path of reports) await rm(inRepository(path));
}

await runChecks();
