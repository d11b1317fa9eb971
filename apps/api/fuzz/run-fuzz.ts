import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../src/testing/server-process.ts';
import { startServerRun } from '../src/testing/server-run.ts';
import { applyAndOpen, type OwnApplicationVisitor } from '../src/testing/own-application.ts';
import { createVisitor, type Visitor } from '../src/testing/visitor.ts';
import { alertAttacks } from './alert-attempt.ts';
import { attacks as submissionAttacks, type Attack, type Attempt } from './attempt.ts';
import { ownAttacks } from './own-attempt.ts';
import { createWeightedChoice } from './random.ts';
import { attemptRaw } from './raw-attempt.ts';

export interface FuzzResult {
  requests: number;
  /** How many of each kind and status. */
  counts: Map<string, Map<number, number>>;
  serverFaults: Attempt[];
  wrongAccepted: Attempt[];
  peakMegabytes: number;
  temporaryFiles: number;
  isAlive: boolean;
}

/** When it ends: after so many milliseconds, or so many requests, whichever comes first. */
export interface FuzzPlan {
  duration?: number;
  requests?: number;
  /** Aborted where it is to end before. */
  signal?: AbortSignal;
  /** Called after each request. */
  onRequest?: (result: FuzzResult, server: ServerProcess) => void;
}

const visitorCount = 6;
/** How often each attack is sent alone, to know what it costs. */
const trials = 3;

/** Somebody who attacks, with an application of their own. */
interface Attacker {
  visitor: Visitor;
  own: OwnApplicationVisitor;
}

/** Sends hostile requests from several visitors. */
export async function runFuzz({
  duration = Infinity,
  requests = Infinity,
  signal,
  onRequest,
}: FuzzPlan): Promise<FuzzResult> {
  // A busy machine is no overload of the server.
  await using run = await startServerRun({ LOG_LEVEL: 'error', MAX_EVENT_LOOP_DELAY_MS: '0' });
  const { server } = run;
  const { dataDir, files } = run.place.config;
  const result = createResult();
  const enter = async (): Promise<Attacker> => {
    const visitor = await createVisitor(server.port);
    return { visitor, ...(await applyAndOpen({ visitor, dataDir })) };
  };
  const attackers = await Promise.all(Array.from({ length: visitorCount }, enter));
  const attackRaw: Attack = () => attemptRaw(server.port);
  const attacks = [...submissionAttacks, ...ownAttacks, ...alertAttacks, attackRaw];
  const end = performance.now() + duration;
  let begun = 0;
  const isOver = () => performance.now() >= end || begun >= requests || signal?.aborted === true;
  const attackOnce = async (attack: Attack, attacker: Attacker) => {
    begun += 1;
    note(result, await sendAttack(attack, attacker));
    onRequest?.(result, server);
  };
  // Otherwise one attack with 5 MB takes the time of a hundred small ones.
  const costs = await measureCosts(attacks, (attack) =>
    attackOnce(attack, attackers[0] as Attacker),
  );
  const choose = createWeightedChoice(attacks, (attack) => 1 / (costs.get(attack) ?? 1));
  const attackOn = async (attacker: Attacker): Promise<void> => {
    while (!isOver()) await attackOnce(choose(), attacker);
  };
  await Promise.all(attackers.map(attackOn));
  const live = await fetch(`http://127.0.0.1:${server.port}/health/live`);
  result.isAlive = live.ok;
  result.peakMegabytes = readPeakMemory(server.pid);
  result.temporaryFiles = await countTemporary(files.incomingDir);
  if (result.serverFaults.length > 0) process.stderr.write(server.readLog());
  return result;
}

function createResult(): FuzzResult {
  return {
    requests: 0,
    counts: new Map(),
    serverFaults: [],
    wrongAccepted: [],
    peakMegabytes: 0,
    temporaryFiles: 0,
    isAlive: false,
  };
}

/** How long each attack takes while nothing else is sent, in milliseconds; the median. */
async function measureCosts(attacks: readonly Attack[], send: (attack: Attack) => Promise<void>) {
  const costs = new Map<Attack, number>();
  for (const attack of attacks) {
    const times: number[] = [];
    for (let trial = 0; trial < trials; trial += 1) {
      const start = performance.now();
      await send(attack);
      times.push(performance.now() - start);
    }
    costs.set(attack, times.toSorted((one, other) => one - other)[Math.floor(trials / 2)] ?? 1);
  }
  return costs;
}

async function sendAttack(attack: Attack, { visitor, own }: Attacker): Promise<Attempt> {
  try {
    return await attack(visitor, own);
  } catch (error) {
    // The request could not be sent as HTTP, or the server closed the connection.
    if (error instanceof TypeError) return { kind: 'no response', status: 0, isWrong: false };
    throw error;
  }
}

function note(result: FuzzResult, attempt: Attempt): void {
  result.requests += 1;
  const statuses = result.counts.get(attempt.kind) ?? new Map<number, number>();
  statuses.set(attempt.status, (statuses.get(attempt.status) ?? 0) + 1);
  result.counts.set(attempt.kind, statuses);
  if (attempt.status >= 500) result.serverFaults.push(attempt);
  if (attempt.isWrong) result.wrongAccepted.push(attempt);
}

/** Temporary files that are left once those of aborted requests are removed. */
async function countTemporary(folder: string): Promise<number> {
  const end = performance.now() + 3000;
  while (readdirSync(folder).length > 0 && performance.now() < end) await pause(20);
  return readdirSync(folder).length;
}

/** Peak resident memory of a process in MB, on Linux; 0 elsewhere. */
export function readPeakMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    // There is no /proc.
    return 0;
  }
}
