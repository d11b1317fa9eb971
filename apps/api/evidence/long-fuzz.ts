import { readPeakMemory, runFuzz, type FuzzResult } from '../fuzz/run-fuzz.ts';
import { listProblems, type Progress, type RunResult } from './run.ts';

/** So many times the memory is read, in equal steps. */
const readings = 200;
/** How much more the server may hold in the last tenth than in the second; the first warms it up. */
const maxGrowth = 1.3;
/** A shorter run has too few garbage collections to tell. */
const minRequests = 100_000;
const megabyte = 1024 * 1024;

/** So many hostile requests to one server, whose memory must not grow with their number. */
export async function runLongFuzz(
  requests: number,
  { tell, signal }: Progress,
): Promise<RunResult> {
  const start = performance.now();
  const heaps: Promise<number>[] = [];
  const result = await runFuzz({
    requests,
    signal,
    onRequest(soFar, { pid, port }) {
      if (soFar.requests % Math.ceil(requests / readings) === 0) heaps.push(readHeap(port));
      if (soFar.requests % 10_000 !== 0) return;
      const rate = Math.round((soFar.requests / (performance.now() - start)) * 1000);
      tell(`${soFar.requests} requests, ${rate} a second, ${readPeakMemory(pid)} MB at most`);
    },
  });
  // Between two garbage collections it goes up and down; what is held is the least of it.
  const read = await Promise.all(heaps);
  const tenth = Math.floor(read.length / 10);
  const [before, after] = [read.slice(tenth, 2 * tenth), read.slice(-tenth)].map((some) =>
    Math.round(Math.min(...some) / megabyte),
  );
  const { counts, serverFaults, wrongAccepted, peakMegabytes, temporaryFiles, isAlive } = result;
  const hasGrown = result.requests >= minRequests && (after ?? 0) > (before ?? 0) * maxGrowth;
  return {
    found: `${result.requests} requests of ${counts.size} kinds: ${tallyStatuses(result)}; heap ${before} MB at first, ${after} at last, process at most ${peakMegabytes}`,
    problems: [
      ...listProblems({
        '5xx of our making': serverFaults.length,
        'wrong accepted': wrongAccepted.length,
        'temporary files left': temporaryFiles,
      }),
      ...(isAlive ? [] : ['the server is not alive']),
      ...(hasGrown ? ['the heap grows'] : []),
    ],
  };
}

function tallyStatuses({ counts }: FuzzResult): string {
  const groups = new Map<string, number>();
  for (const [status, count] of [...counts.values()].flatMap((byStatus) => [...byStatus])) {
    const group = status === 0 ? 'no response' : `${String(status).charAt(0)}xx`;
    groups.set(group, (groups.get(group) ?? 0) + count);
  }
  const names = [...groups.keys()].toSorted();
  return names.map((group) => `${groups.get(group)} × ${group}`).join(', ');
}

/** The heap in use, in bytes. */
async function readHeap(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]);
}
