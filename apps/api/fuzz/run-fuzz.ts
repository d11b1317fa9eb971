import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startServerRun } from '../src/testing/server-run.ts';
import { applyAndOpen, type OwnApplicationVisitor } from '../src/testing/own-application.ts';
import { createVisitor, type Visitor } from '../src/testing/visitor.ts';
import { alertAttacks } from './alert-attempt.ts';
import { attacks as submissionAttacks, type Attack, type Attempt } from './attempt.ts';
import { ownAttacks } from './own-attempt.ts';
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

const visitors = 6;
const attacks: readonly Attack[] = [...submissionAttacks, ...ownAttacks, ...alertAttacks];

/** Sends hostile requests from several visitors for so many milliseconds. */
export async function runFuzz(duration: number): Promise<FuzzResult> {
  await using run = await startServerRun({ LOG_LEVEL: 'error' });
  const { server } = run;
  const result: FuzzResult = {
    requests: 0,
    counts: new Map(),
    serverFaults: [],
    wrongAccepted: [],
    peakMegabytes: 0,
    temporaryFiles: 0,
    isAlive: false,
  };
  const { dataDir } = run.place.config;
  const enter = async () => {
    const visitor = await createVisitor(server.port);
    return { visitor, ...(await applyAndOpen({ visitor, dataDir })) };
  };
  const entered = await Promise.all(Array.from({ length: visitors }, enter));
  const end = performance.now() + duration;
  const attack = async ({ visitor, own }: Awaited<ReturnType<typeof enter>>): Promise<void> => {
    while (performance.now() < end) note(result, await sendAttack(visitor, own, server.port));
  };
  await Promise.all(entered.map(attack));
  const live = await fetch(`http://127.0.0.1:${server.port}/health/live`);
  result.isAlive = live.ok;
  result.peakMegabytes = readPeakMemory(server.pid);
  result.temporaryFiles = await countTemporary(run.place.config.files.incomingDir);
  if (result.serverFaults.length > 0) process.stderr.write(server.readLog());
  return result;
}

async function sendAttack(
  visitor: Visitor,
  own: OwnApplicationVisitor,
  port: number,
): Promise<Attempt> {
  const index = randomInt(attacks.length + 2);
  const attack = attacks[index];
  try {
    return await (attack === undefined ? attemptRaw(port) : attack(visitor, own));
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

/** Peak resident memory in MB, on Linux; 0 elsewhere. */
function readPeakMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    // There is no /proc.
    return 0;
  }
}
