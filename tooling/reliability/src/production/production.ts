import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  auditRecords,
  createLedger,
  listApplications,
  openDatabase,
  queryTimeouts,
} from '@kestrova/api/testing';
import { auditEmails } from '../kills/email-audit.ts';
import { tally as count } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, describeFailure, type Result, type Scenario } from '../report.ts';
import { listActs, waitForReady, type Act } from './acts.ts';
import { startStack, type Stack } from './stack.ts';
import { startTraffic } from './traffic.ts';
import type { World } from './visits.ts';

async function rehearse(options: RunOptions): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-production-'));
  await using resources = new AsyncDisposableStack();
  resources.defer(() => rmSync(folder, { recursive: true, force: true }));
  const stack = await startStack(options, folder, resources);
  const world: World = {
    ledger: createLedger(),
    replaced: new Set(),
    withdrawn: new Set(),
    applicants: [],
    alerts: new Map(),
    emails: stack.emails,
  };
  const acts = listActs(stack);
  const problems: string[] = [];
  const run = async (name: string, work: () => Promise<Result>) => {
    const result = await work().catch(describeFailure);
    options.tell(`  ${name}: ${[result.found, ...result.problems].join('; ')}`);
    problems.push(...result.problems.map((problem) => `${name}: ${problem}`));
    return result;
  };
  for (const act of acts) await run(act.name, () => runAct(act, stack, world));
  const { found } = await run('at the end', () => auditAll(stack, world));
  return { found: `${acts.length} acts; ${found}`, problems };
}

async function runAct(act: Act, stack: Stack, world: World): Promise<Result> {
  const traffic = startTraffic(stack.sitePorts, world);
  const { found, problems } = await act.run(stack, world).catch(describeFailure);
  await traffic.stop();
  await waitForReady(stack);
  const { requests, retried, failed } = traffic.tally;
  const needless = act.mayRetry === true ? [] : retried;
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
 * When all visitors have left: every acknowledged record, file and email is there exactly once, and
 * nothing that was withdrawn. An email may have come twice, under one Message-ID.
 */
async function auditAll({ config }: Stack, world: World): Promise<Result> {
  const { ledger, emails, replaced } = world;
  const received = await auditEmails(
    config,
    ledger,
    () => emails.map(({ messageId }) => messageId),
    replaced,
  );
  const audit = await auditRecords(config, ledger);
  return createResult(`${audit.acknowledged} records, ${received.received} emails`, {
    'records missing': audit.missing,
    'records doubled': audit.doubled,
    'files damaged': audit.damagedFiles,
    ...received.broken,
    ...(await countBroken(config, world)),
    'nothing was acknowledged': audit.acknowledged === 0,
  });
}

async function countBroken(config: Stack['config'], { withdrawn, alerts }: World) {
  const database = openDatabase(config.database, queryTimeouts.operator);
  const filter = { since: undefined, jobCode: undefined };
  const kept = await Array.fromAsync(listApplications(database.queries, filter));
  const rows = await database.queries
    .selectFrom('jobAlerts')
    .select(['email', 'confirmedAt'])
    .execute();
  await database.close();
  const byEmail = Map.groupBy(rows, ({ email }) => email);
  const isLost = ([email, isConfirmed]: [string, boolean]) => {
    const [row, ...others] = byEmail.get(email) ?? [];
    return others.length > 0 || row === undefined || (isConfirmed && row.confirmedAt === null);
  };
  return {
    'withdrawn ones back': kept.filter(({ email }) => withdrawn.has(email)).length,
    'alerts lost': [...alerts].filter(isLost).length,
  };
}

/** Production on one machine, in front of visitors. */
export const rehearsal: readonly Scenario[] = [{ name: 'production', run: rehearse }];
