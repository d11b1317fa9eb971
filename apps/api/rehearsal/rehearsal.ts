import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLedger } from '../chaos/ledger.ts';
import { renderTable } from '../src/cli/table.ts';
import { listActs, waitForReady } from './acts.ts';
import { createDockerStack } from './docker-stack.ts';
import { auditAll } from './final-audit.ts';
import { createLocalStack } from './local-stack.ts';
import type { Stack } from './stack.ts';
import { startTraffic } from './traffic.ts';
import { createTally, type Act, type Outcome, type Tally, type World } from './world.ts';

// `npm run rehearsal -- kill`: only the acts whose name contains "kill", and the count at the end.
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { docker: { type: 'boolean' }, json: { type: 'boolean' } },
  allowPositionals: true,
});
const filter = positionals.join(' ').toLowerCase();

/** One act in the report. */
interface Row extends Outcome {
  act: string;
  seconds: number;
  requests: number;
  retried: number;
  resent: number;
  failed: number;
  /** In seconds. */
  maxWait: number;
  reasons: Readonly<Record<string, number>>;
}

const tell = (text: string) => process.stderr.write(`${text}\n`);

/** Everything of the rehearsal is below it, also what its parts put into the temporary folder. */
const folder = mkdtempSync(join(tmpdir(), 'kestrova-rehearsal-'));
// PostgreSQL runs as another user.
chmodSync(folder, 0o711);
process.env['TMPDIR'] = folder;

tell(values.docker ? 'Starting the containers …' : 'Starting everything …');
const starting = values.docker ? createDockerStack(folder) : createLocalStack(folder);

/** What has not started yet is waited for: a start that fails removes what it has started. */
async function removeAll(): Promise<void> {
  const stack = await starting.catch(() => undefined);
  await stack?.remove();
  rmSync(folder, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    tell('Stopped; everything is being removed.');
    void removeAll().finally(() => process.exit(130));
  });
}

try {
  const rows = await rehearse(await starting);
  const text = values.json ? JSON.stringify(rows, null, 2) : renderTable(rows.map(toCells), 32);
  process.stdout.write(`${text}\n`);
  process.exitCode = rows.every(({ problems }) => problems.length === 0) ? 0 : 1;
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await removeAll();
}

async function rehearse(running: Stack): Promise<Row[]> {
  const { mailbox } = running;
  const world: World = {
    ledger: createLedger(),
    replaced: new Set(),
    withdrawn: new Set(),
    applicants: [],
    alerts: new Map(),
    mailbox,
  };
  const rows: Row[] = [];
  const acts = listActs(running);
  const chosen = acts.filter(({ name }) => name.toLowerCase().includes(filter));
  if (chosen.length === 0) {
    throw new Error(`No act is called so. They are: ${acts.map(({ name }) => name).join(', ')}.`);
  }
  for (const act of chosen) {
    rows.push(announce(await runAct(act, running, world)));
  }
  const start = performance.now();
  const outcome = await auditAll(running, world).catch(describeFailure);
  return [...rows, announce(createRow('at the end', start, createTally(), outcome))];
}

async function runAct(act: Act, running: Stack, world: World): Promise<Row> {
  const start = performance.now();
  const traffic = startTraffic(running.sitePorts, world);
  const result = await act.run(running, world).catch(describeFailure);
  await traffic.stop();
  const outcome = typeof result === 'function' ? await result().catch(describeFailure) : result;
  await waitForReady(running);
  const { failed, retried } = traffic.tally;
  const problems = [...outcome.problems, ...failed];
  if (retried > 0 && !act.mayRetry) problems.push(`${retried} had to be tried again`);
  return createRow(act.name, start, traffic.tally, { ...outcome, problems });
}

function createRow(act: string, start: number, tally: Tally, outcome: Outcome): Row {
  const toSeconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(1));
  return {
    act,
    seconds: toSeconds(performance.now() - start),
    requests: tally.requests,
    retried: tally.retried,
    resent: tally.resent,
    failed: tally.failed.length,
    maxWait: toSeconds(tally.maxWait),
    reasons: tally.reasons,
    ...outcome,
  };
}

function describeFailure(error: unknown): Outcome {
  return { note: '', problems: [error instanceof Error ? error.message : String(error)] };
}

function announce(row: Row): Row {
  const { act, problems, note } = row;
  const result = problems.length === 0 ? note : problems.slice(0, 5).join('; ');
  tell(`${problems.length === 0 ? '✓' : '✗'} ${act}${result === '' ? '' : `: ${result}`}`);
  return row;
}

function toCells({ act, seconds, requests, retried, failed, maxWait, note, problems }: Row) {
  const [problem] = problems;
  return {
    act,
    seconds,
    requests,
    retried,
    failed,
    'wait (s)': maxWait,
    verdict: problem === undefined ? ['holds', note].filter(Boolean).join(': ') : `NO: ${problem}`,
  };
}
