import { applyAndOpen, createVisitor, startServerRun } from '@kestrova/api/testing';
import { fetchOnce, findLeftovers, megabyte, readUsage, tally, warmUp } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';
import { visitorAttacks, type Attack, type Attacker } from './attacks.ts';
import { createDice } from './inputs.ts';
import { rawAttacks } from './raw-attacks.ts';
import { tokenAttacks } from './token-attacks.ts';

const attackerCount = 6;
const defaultCount = 100_000;
/** A shorter run has too few garbage collections to tell whether the heap grows. */
const minHeapRun = 100_000;
/** How much more the server may hold in the last tenth than in the second; the first warms it up. */
const maxGrowth = 1.3;

const attacks = [...visitorAttacks, ...tokenAttacks, ...rawAttacks];
/** Each as often as its weight says. */
const weighted = attacks.flatMap((attack) => Array.from({ length: attack.weight }, () => attack));

/** Sends a number of hostile requests, which the seed chooses, from several attackers at once. */
export async function runFuzz(options: RunOptions): Promise<Result> {
  const { seed, count = defaultCount, seconds = Infinity } = options;
  // On a busy test machine, the delay must not count as overload.
  await using run = await startServerRun({ LOG_LEVEL: 'error', MAX_EVENT_LOOP_DELAY_MS: '0' });
  const { port, pid } = run.server;
  const { dataDir } = run.place.config;
  const before = await warmUp(run, 2);
  const end = performance.now() + seconds * 1000;
  const statuses: string[] = [];
  const [serverErrors, wrong]: [string[], string[]] = [[], []];
  const heaps: number[] = [];
  let sent = 0;

  async function attackOn(index: number): Promise<void> {
    const visitor = await createVisitor(port, fetchOnce);
    const attacker = { port, visitor, ...(await applyAndOpen({ visitor, dataDir })) };
    const dice = createDice(seed + index);
    const own = Math.ceil((count - index) / attackerCount);
    for (let request = 0; request < own && performance.now() < end; request += 1) {
      const attack = dice.oneOf(weighted);
      const status = await send(attack, attacker, dice);
      const what = `${attack.kind} got ${status} (request ${request} of attacker ${index})`;
      statuses.push(status === 0 ? 'no response' : `${String(status).charAt(0)}xx`);
      if (status >= 500) serverErrors.push(what);
      if (attack.isWrong(status)) wrong.push(what);
      sent += 1;
      if (sent % Math.ceil(count / 200) === 0) heaps.push(await readHeap(port));
      if (sent % 10_000 === 0) options.tell(`  ${sent} requests, ${readUsage(pid).memory} MB`);
    }
  }

  await Promise.all(Array.from({ length: attackerCount }, (_, index) => attackOn(index)));
  const { ok } = await fetchOnce(`http://127.0.0.1:${port}/health/live`);
  const leftovers = await findLeftovers(run, before);
  const isLong = sent >= minHeapRun;
  const [early = 0, late = 0] = isLong ? compareHeaps(heaps) : [];
  const growth = isLong ? `heap ${early} MB, then ${late}` : 'too few to compare the heap';
  const found = `${sent} requests of ${attacks.length} kinds: ${tally(statuses)}; ${growth}`;
  return createResult([found, ...serverErrors.slice(0, 5), ...wrong.slice(0, 5)].join('; '), {
    'server errors': serverErrors.length,
    'wrong responses': wrong.length,
    ...leftovers,
    'the server is not alive': !ok,
    'the heap grows': late > early * maxGrowth,
  });
}

/** @returns the status; 0 if the request could not be sent or got no response. */
async function send(
  attack: Attack,
  attacker: Attacker,
  dice: ReturnType<typeof createDice>,
): Promise<number> {
  try {
    const response = await attack.send(attacker, dice);
    if (typeof response === 'number') return response;
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    // Not HTTP, or the server closed the connection.
    if (error instanceof TypeError) return 0;
    throw error;
  }
}

/** Between two garbage collections it goes up and down; what is held is the least of it. */
function compareHeaps(heaps: readonly number[]): number[] {
  const tenth = Math.floor(heaps.length / 10);
  const parts = [heaps.slice(tenth, 2 * tenth), heaps.slice(-tenth)];
  return parts.map((part) => Math.round(Math.min(...part) / megabyte));
}

/** The heap in use, in bytes. */
async function readHeap(port: number): Promise<number> {
  const metrics = await (await fetchOnce(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]);
}
