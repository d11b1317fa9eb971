import { readdirSync, readFileSync } from 'node:fs';
import type { TestPlace } from '../src/testing/place.ts';
import type { ServerProcess } from '../src/testing/server-process.ts';
import { until } from '../src/testing/until.ts';

/** What a process holds, so that a scene can see whether a fault left something behind. */
export interface Holdings {
  descriptors: number;
  /** Resident memory in MB. */
  memory: number;
}

/** Reads `/proc`, so Linux only; elsewhere nothing is counted. */
export function readHoldings(pid: number): Holdings {
  try {
    const descriptors = readdirSync(`/proc/${pid}/fd`).length;
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { descriptors, memory: Math.round(Number(kilobytes) / 1024) };
  } catch {
    // The process has ended, or there is no /proc.
    return { descriptors: 0, memory: 0 };
  }
}

/** Waits until the server holds no more descriptors than before; @returns how many are left over. */
export async function countLeftDescriptors(
  server: ServerProcess,
  before: Holdings,
): Promise<number> {
  const left = () => readHoldings(server.pid).descriptors - before.descriptors;
  // Connections that the senders keep open for a while are closed by then.
  await until(() => left() <= 0, 9000).catch(() => undefined);
  return Math.max(0, left());
}

/** Temporary files of uploads that are still there. */
export function countTemporary(place: TestPlace): number {
  return readdirSync(place.settings.files.incomingDir).length;
}

/** Counts values, as "3 × 200, 1 × 503". */
export function tally(values: readonly (number | string)[]): string {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].map(([value, { length }]) => `${length} × ${value}`).join(', ');
}
