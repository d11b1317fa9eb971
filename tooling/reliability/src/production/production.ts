import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditRecords, createLedger, type Ledger } from '@kestrova/api/testing';
import { auditEmails } from '../kills/email-audit.ts';
import { tally as count } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, describeFailure, leaveOut, type Result } from '../report.ts';
import { listActs, waitForReady, type Act } from './acts.ts';
import { findMissingNginx } from './nginx.ts';
import { startStack, type Stack } from './stack.ts';
import { startTraffic } from './traffic.ts';

/** Production on one machine, in front of visitors, while its parts fail and a release is made. */
export async function rehearse(options: RunOptions): Promise<Result> {
  const missing = findMissingNginx();
  if (missing !== undefined) return leaveOut(missing);
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-production-'));
  await using resources = new AsyncDisposableStack();
  resources.defer(() => rmSync(folder, { recursive: true, force: true }));
  const stack = await startStack(options, folder, resources);
  const ledger = createLedger();
  const acts = listActs(stack);
  const problems: string[] = [];
  const run = async (name: string, work: () => Promise<Result>) => {
    const result = await work().catch(describeFailure);
    options.tell(`  ${name}: ${[result.found, ...result.problems].join('; ')}`);
    problems.push(...result.problems.map((problem) => `${name}: ${problem}`));
    return result;
  };
  for (const act of acts) await run(act.name, () => runAct(act, stack, ledger));
  const { found } = await run('at the end', () => auditAll(stack, ledger));
  return { found: `${acts.length} acts; ${found}`, problems };
}

async function runAct(act: Act, stack: Stack, ledger: Ledger): Promise<Result> {
  const traffic = startTraffic(stack.sitePorts, ledger);
  const { found, problems } = await act.run().catch(describeFailure);
  await traffic.stop();
  await waitForReady(stack);
  const { requests, retried, failed } = traffic.tally;
  const needless = act.mayRetry ? [] : retried;
  return {
    found: [`${requests} requests, ${retried.length} tried again`, found].join('; '),
    problems: [
      ...problems,
      ...failed,
      ...(needless.length > 0 ? [`had to be tried again: ${count(needless)}`] : []),
    ],
  };
}

/**
 * When all visitors have left: every acknowledged record, file and email is there exactly once. An
 * email may have come twice, under one Message-ID.
 */
async function auditAll({ config, mail }: Stack, ledger: Ledger): Promise<Result> {
  const emails = await auditEmails(config, ledger, () =>
    mail.emails.map(({ messageId = '' }) => messageId),
  );
  const audit = await auditRecords(config, ledger);
  return createResult(`${audit.acknowledged} records, ${emails.received} emails`, {
    'records missing': audit.missing,
    'records doubled': audit.doubled,
    'files damaged': audit.damagedFiles,
    ...emails.broken,
    'nothing was acknowledged': audit.acknowledged === 0,
  });
}
