import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createLedger, type Ledger } from '@kestrova/api/testing';
import { findMissingNginx } from '@kestrova/hosting/testing';
import { auditLedgerAndEmails } from '../ledger.ts';
import { tally } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, describeFailure, leaveOut, type Result } from '../report.ts';
import { listCalmActs, listRoughActs, waitForReady } from './acts.ts';
import { startStack, type Stack } from './stack.ts';
import { startTraffic } from './traffic.ts';

/** Milliseconds of traffic before and after an act. */
const quietTime = 2000;

/** Production on one machine, in front of visitors, while its parts fail and a release is made. */
export async function rehearse(options: RunOptions): Promise<Result> {
  const missing = findMissingNginx();
  if (missing !== undefined) return leaveOut(missing);
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-production-'));
  await using resources = new AsyncDisposableStack();
  resources.defer(() => rmSync(folder, { recursive: true, force: true }));
  const stack = await startStack(options, folder, resources);
  const ledger = createLedger();
  const problems: string[] = [];
  const run = async (name: string, act: () => Promise<void>, mayRetry: boolean) => {
    const result = await runAct(act, mayRetry, stack, ledger).catch(describeFailure);
    options.tell(`  ${name}: ${[result.found, ...result.problems].join('; ')}`);
    problems.push(...result.problems.map((problem) => `${name}: ${problem}`));
  };
  for (const [name, act] of Object.entries(listRoughActs(stack))) await run(name, act, true);
  for (const [name, act] of Object.entries(listCalmActs(stack))) await run(name, act, false);
  const { mail, place } = stack;
  const audit = await auditLedgerAndEmails(place, ledger, () =>
    mail.emails.map(({ messageId = '' }) => messageId),
  );
  const { found, problems: lost } = createResult(audit.found, audit.broken);
  return { found, problems: [...problems, ...lost] };
}

async function runAct(
  act: () => Promise<void>,
  mayRetry: boolean,
  stack: Stack,
  ledger: Ledger,
): Promise<Result> {
  const traffic = startTraffic(stack.sitePorts, ledger);
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
