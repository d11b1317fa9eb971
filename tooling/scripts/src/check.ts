import { glob, rm } from 'node:fs/promises';
import type { CheckResult } from './checks/check.ts';
import { checks } from './checks/checks.ts';
import { failureText, resultLine, sum, summary } from './checks/report.ts';
import { runCheck } from './checks/run-check.ts';
import { chromiumProgram, nginxProgram } from './machine/programs.ts';
import { provideProgram } from './machine/provide-program.ts';
import { showProgress } from './progress.ts';
import { inRepository, repositoryRoot } from './repository.ts';

/** Runs every check, also after one has failed, and tells how each went. */
async function runChecks(): Promise<void> {
  await provideMachine();
  await removeOldReports();
  const results: CheckResult[] = [];
  for (const check of checks) {
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
async function provideMachine(): Promise<void> {
  for (const program of [chromiumProgram, nginxProgram]) {
    const { path, sentence } = await provideProgram(program);
    console.log(sentence);
    if (path) process.env[program.setting] = path;
  }
}

/** A report left by an earlier run must not speak for a runner that did not come to write one. */
async function removeOldReports(): Promise<void> {
  for await (const path of glob('{apps,packages,tooling}/*/test-results/*.json', {
    cwd: repositoryRoot,
  })) {
    await rm(inRepository(path));
  }
}

await runChecks();
