import {
  applyAndOpen,
  createPlace,
  createVisitor,
  startServerProcess,
} from '@kestrova/api/testing';
import fc from 'fast-check';
import { findLeftovers, megabyte, tally, warmUp } from '../measure.ts';
import type { RunOptions } from '../options.ts';
import { createResult, type Result } from '../report.ts';
import { attacks, type Attack } from './attacks.ts';

const attackerCount = 6;
/** Drawing fifty attacks at once costs as much as drawing one. */
const drawnAtOnce = 50;
/** A shorter run has too few garbage collections to tell whether the heap grows. */
const minHeapRun = 20_000;
/** The heap in the last fifth of the run, relative to the second fifth; the first warms the server up. */
const maxGrowth = 1.3;

function* drawAttacks(seed: number, count: number): Generator<Attack> {
  for (let drawn = 0; drawn < count; drawn += drawnAtOnce) {
    const numRuns = Math.min(drawnAtOnce, count - drawn);
    yield* fc.sample(attacks, { seed: seed + drawn, numRuns });
  }
}

/** Sends hostile requests, which the seed chooses, from several attackers at once. */
export async function runFuzz({ seed, count = minHeapRun }: RunOptions): Promise<Result> {
  // On a busy test machine, the delay must not count as overload.
  await using run = await startServerProcess(
    createPlace({ LOG_LEVEL: 'error', MAX_EVENT_LOOP_DELAY_MS: '0' }),
  );
  const { port } = run.server;
  const before = await warmUp(run, 2);
  const statuses: string[] = [];
  const [serverErrors, wrong, heaps]: [string[], string[], number[]] = [[], [], []];
  /** The attackers share it, so each attack is sent once. */
  const drawn = drawAttacks(seed, count);

  async function attack(): Promise<void> {
    const visitor = await createVisitor(port, sendOnce);
    const { own } = await applyAndOpen({ visitor, dataDir: run.dataDir });
    for (const { kind, send, isWrong } of drawn) {
      const status = await readStatus(() => send({ visitor, own }));
      statuses.push(status === 0 ? 'no response' : `${String(status).charAt(0)}xx`);
      const what = `${kind} got ${status} as request ${statuses.length}`;
      if (status >= 500) serverErrors.push(what);
      if (isWrong(status)) wrong.push(what);
      if (statuses.length % 100 === 0) {
        heaps.push(await visitor.readMetric('nodejs_heap_size_used_bytes'));
      }
    }
  }

  await Promise.all(Array.from({ length: attackerCount }, attack));
  const { ok } = await fetch(`http://127.0.0.1:${port}/health/live`);
  const fifth = Math.floor(heaps.length / 5);
  // Garbage collection leaves only what the server holds, so the smallest counts.
  const early = Math.min(...heaps.slice(fifth, 2 * fifth)) / megabyte;
  const late = Math.min(...heaps.slice(-fifth)) / megabyte;
  const heap = `heap ${Math.round(early)} MB, then ${Math.round(late)}`;
  const found = [`${count} requests: ${tally(statuses)}`, ...(fifth > 0 ? [heap] : [])];
  return createResult([...found, ...serverErrors.slice(0, 5), ...wrong.slice(0, 5)].join('; '), {
    'server errors': serverErrors.length,
    'wrong responses': wrong.length,
    ...(await findLeftovers(run, before)),
    'the server is not alive': !ok,
    'the heap grows': count >= minHeapRun && late > early * maxGrowth,
  });
}

/**
 * Fetches on a connection of its own: a kept connection would look like a descriptor leak, and if
 * the server closes it, fetch fails although a browser would retry.
 */
function sendOnce(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  return fetch(url, { ...init, headers });
}

/** @returns 0 if the request got no response. */
async function readStatus(send: () => Promise<Response>): Promise<number> {
  try {
    const response = await send();
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    // The server closed the connection.
    if (error instanceof TypeError) return 0;
    throw error;
  }
}
