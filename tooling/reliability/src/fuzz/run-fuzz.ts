import { applyAndOpen, createVisitor, startServerRun } from '@kestrova/api/testing';
import fc from 'fast-check';
import { fetchOnce, findLeftovers, megabyte, readUsage, tally, warmUp } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';
import { attacks, type Attack } from './attacks.ts';

const attackerCount = 6;
/** Drawing fifty attacks at once costs as much as drawing one. */
const drawnAtOnce = 50;
/** A shorter run has too few garbage collections to tell whether the heap grows. */
const minHeapRun = 100_000;
/** The heap in the last tenth of the run, relative to the second tenth; the first warms the server up. */
const maxGrowth = 1.3;

function* drawAttacks(seed: number, count: number): Generator<Attack> {
  for (let drawn = 0; drawn < count; drawn += drawnAtOnce) {
    const numRuns = Math.min(drawnAtOnce, count - drawn);
    yield* fc.sample(attacks, { seed: seed + drawn, numRuns });
  }
}

/** Sends hostile requests, which the seed chooses, from several attackers at once. */
export async function runFuzz(options: RunOptions): Promise<Result> {
  const { seed, count = 100_000 } = options;
  // On a busy test machine, the delay must not count as overload.
  await using run = await startServerRun({ LOG_LEVEL: 'error', MAX_EVENT_LOOP_DELAY_MS: '0' });
  const { port, pid } = run.server;
  const before = await warmUp(run, 2);
  const statuses: string[] = [];
  const [serverErrors, wrong]: [string[], string[]] = [[], []];
  const heaps: number[] = [];
  /** The attackers share it, so each attack is sent once. */
  const drawn = drawAttacks(seed, count);
  let sent = 0;

  async function attack(): Promise<void> {
    const visitor = await createVisitor(port, fetchOnce);
    const attacker = { port, visitor, ...(await applyAndOpen({ visitor, dataDir: run.dataDir })) };
    for (const { kind, send, isWrong } of drawn) {
      sent += 1;
      const what = `${kind} (request ${sent})`;
      const status = await readStatus(() => send(attacker));
      statuses.push(status === 0 ? 'no response' : `${String(status).charAt(0)}xx`);
      if (status >= 500) serverErrors.push(`${what} got ${status}`);
      if (isWrong(status)) wrong.push(`${what} got ${status}`);
      if (statuses.length % Math.ceil(count / 200) === 0) {
        heaps.push(await visitor.readMetric('nodejs_heap_size_used_bytes'));
      }
      if (statuses.length % 10_000 === 0)
        options.tell(`  ${sent} requests, ${readUsage(pid).memory} MB`);
    }
  }

  await Promise.all(Array.from({ length: attackerCount }, attack));
  const { ok } = await fetchOnce(`http://127.0.0.1:${port}/health/live`);
  const leftovers = await findLeftovers(run, before);
  const isLong = count >= minHeapRun;
  const [early = 0, late = 0] = isLong ? compareHeaps(heaps) : [];
  const growth = isLong ? `heap ${early} MB, then ${late}` : 'too few to compare the heap';
  const found = `${sent} requests: ${tally(statuses)}; ${growth}`;
  return createResult([found, ...serverErrors.slice(0, 5), ...wrong.slice(0, 5)].join('; '), {
    'server errors': serverErrors.length,
    'wrong responses': wrong.length,
    ...leftovers,
    'the server is not alive': !ok,
    'the heap grows': late > early * maxGrowth,
  });
}

/** @returns 0 if the request could not be sent or got no response. */
async function readStatus(send: () => ReturnType<Attack['send']>): Promise<number> {
  try {
    const response = await send();
    if (typeof response === 'number') return response;
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    // Not HTTP, or the server closed the connection.
    if (error instanceof TypeError) return 0;
    throw error;
  }
}

/** Returns the smallest heap of both tenths in MB: garbage collection leaves only what the server holds. */
function compareHeaps(heaps: readonly number[]): number[] {
  const tenth = Math.floor(heaps.length / 10);
  const parts = [heaps.slice(tenth, 2 * tenth), heaps.slice(-tenth)];
  return parts.map((part) => Math.round(Math.min(...part) / megabyte));
}
