import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until, type Ledger } from '@kestrova/api/testing';
import { findMissingNginx } from '@kestrova/hosting/testing';
import { auditLedgerAndEmails } from '../ledger.ts';
import { tally } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, describeFailure, leaveOut, type Result } from '../report.ts';
import { listCalmActs, listRoughActs, waitForReady } from './acts.ts';
import { startStack, type Stack } from './stack.ts';
import { reading, startTraffic, submissions } from './traffic.ts';

/** Milliseconds of traffic before and after an act. */
const quietTime = 2000;
/** In milliseconds; on a busy machine 300 submissions may take long. */
const timeout = 300_000;
/** How many emails an instance sends at once, each on its own connection. */
const smtpConnections = 5;
const crowd = { visitors: 6, visits: { ...reading, ...submissions }, pause: 120 };

/** Production on one machine, in front of visitors, while its parts fail and a release is made. */
export function rehearse(options: RunOptions): Promise<Result> {
  return inProduction(options, async (stack, ledger) => {
    const problems: string[] = [];
    const run = async (name: string, act: () => Promise<void>, mayRetry: boolean) => {
      const result = await runAct(act, mayRetry, stack, ledger).catch(describeFailure);
      options.tell(`  ${name}: ${[result.found, ...result.problems].join('; ')}`);
      problems.push(...result.problems.map((problem) => `${name}: ${problem}`));
    };
    for (const [name, act] of Object.entries(listRoughActs(stack))) await run(name, act, true);
    for (const [name, act] of Object.entries(listCalmActs(stack))) await run(name, act, false);
    const { found, broken } = await auditStack(stack, ledger);
    return { found, problems: [...problems, ...createResult(found, broken).problems] };
  });
}

/** 500 submissions, half of them with a file, while one of two instances is killed and started again. */
export function killDuringSubmissions(options: RunOptions): Promise<Result> {
  return inProduction(options, async (stack, ledger) => {
    const [first] = stack.instances;
    const visitors = 25;
    const senders = { visitors, visits: submissions, rounds: 10 };
    const { met, finished } = startTraffic(stack.sitePorts, ledger, senders);
    const waitFor = (count: number) => until(() => ledger.size >= count, timeout);
    await waitFor(150);
    await first.kill();
    const before = ledger.size;
    await waitFor(300);
    await first.start();
    const after = ledger.size;
    await finished;
    const audit = await auditStack(stack, ledger);
    const found = [
      `${audit.found}, ${audit.repeated} of them twice`,
      `${audit.storedFiles} files in the bucket`,
      `killed after ${before}, back after ${after}`,
      `retried: ${tally(met.retried) || 'none'}`,
    ];
    return createResult(found.join('; '), {
      ...audit.broken,
      'visitors failed': met.failed.length,
      'not 500 records': ledger.size !== 500 || audit.kept !== 500,
      'back too late': after >= 500,
      // The instance was sending these when it was killed.
      'emails sent twice': Math.max(0, audit.repeated - smtpConnections),
      // Each visitor may have been interrupted; the server deletes these later.
      'files stored twice': Math.max(0, audit.storedFiles - 250 - visitors),
    });
  });
}

/** Starts production, and runs a scenario in it. */
async function inProduction(
  options: RunOptions,
  run: (stack: Stack, ledger: Ledger) => Promise<Result>,
): Promise<Result> {
  const missing = findMissingNginx();
  if (missing !== undefined) return leaveOut(missing);
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-production-'));
  await using resources = new AsyncDisposableStack();
  resources.defer(() => rmSync(folder, { recursive: true, force: true }));
  return await run(await startStack(options, folder, resources), new Map());
}

function auditStack({ mail, place }: Stack, ledger: Ledger) {
  return auditLedgerAndEmails(place, ledger, mail.listMessageIds);
}

async function runAct(
  act: () => Promise<void>,
  mayRetry: boolean,
  stack: Stack,
  ledger: Ledger,
): Promise<Result> {
  const traffic = startTraffic(stack.sitePorts, ledger, crowd);
  await pause(quietTime);
  await act();
  await waitForReady(stack);
  await pause(quietTime);
  await traffic.stop();
  const { requests, retried, failed } = traffic.met;
  const found = `${requests} requests, retried: ${tally(retried) || 'none'}`;
  return createResult([found, ...failed.slice(0, 5)].join('; '), {
    'visitors failed': failed.length,
    'had to try again': mayRetry ? 0 : retried.length,
  });
}
