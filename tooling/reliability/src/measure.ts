import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  createApplicationData,
  createApplicationForm,
  createFile,
  createJob,
  createPdf,
  startCliProcess,
  until,
  type ServerProcess,
  type TestPlace,
  type Visitor,
} from '@kestrova/api/testing';
import { endpoints, IDEMPOTENCY_HEADER, type JobApplicationData } from '@kestrova/api-contract';

/** The root of this repository. */
export const repository = resolve(import.meta.dirname, '../../..');

/** No visitor waits longer than this for a response, in milliseconds. */
export const maxResponseTime = 10_000;

export const megabyte = 1024 * 1024;

/** Runs something and measures it, in milliseconds. */
export async function measure<Value>(work: () => Promise<Value>) {
  const start = performance.now();
  const result = await work();
  return { result, took: Math.round(performance.now() - start) };
}

/** Sends an application with a CV, or a PDF of a size. @returns status 0 for a broken connection. */
export async function sendApplication(
  visitor: Visitor,
  content: Buffer | number,
  { key, data = createApplicationData() }: { key?: string; data?: JobApplicationData } = {},
): Promise<{ status: number; took: number }> {
  const pdf = typeof content === 'number' ? createPdf(content) : content;
  const cv = createFile(pdf, 'cv.pdf');
  const { result: status, took } = await measure(async () => {
    try {
      const form = createApplicationForm(data, { cv });
      const response = await visitor.post(endpoints.submitApplication.path, form, {
        // A kept connection would look like a descriptor leak.
        connection: 'close',
        ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
      });
      await response.text();
      return response.status;
    } catch {
      // The connection broke, which the scenario reports.
      return 0;
    }
  });
  return { status, took };
}

type Usage = ReturnType<typeof readUsage>;

/**
 * The open descriptors of a process, its memory, and its peak memory, in MB. Reads `/proc`, so
 * Linux only; elsewhere nothing is counted.
 */
export function readUsage(pid: number) {
  try {
    const descriptors = readdirSync(`/proc/${pid}/fd`).length;
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (field: string) =>
      Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
    return { descriptors, memory: read('VmRSS'), peak: read('VmHWM') };
  } catch {
    // The process has ended, or there is no /proc.
    return { descriptors: 0, memory: 0, peak: 0 };
  }
}

/**
 * Sends uploads at once, so that what the server opens once and keeps is not counted later.
 * @returns the open descriptors of the server afterwards.
 */
export async function warmUp({ server, visitor }: ServerProcess, uploads: number): Promise<Usage> {
  const sending = Array.from({ length: uploads }, () => sendApplication(visitor, 1_000_000));
  const statuses = (await Promise.all(sending)).map(({ status }) => status);
  if (statuses.some((status) => status !== 200)) throw new Error(`uploads got ${tally(statuses)}`);
  return readUsage(server.pid);
}

/** What the server still has open or stored for requests that are over. */
export async function findLeftovers({ server, place }: ServerProcess, before: Usage) {
  const count = () => ({
    'descriptors left': Math.max(0, readUsage(server.pid).descriptors - before.descriptors),
    'temporary files left': countTemporary(place),
  });
  // Counted once: a moment later the server may have opened a file for an email.
  let leftovers = count();
  const isClean = () => {
    leftovers = count();
    return Object.values(leftovers).every((number) => number === 0);
  };
  // By then the server has closed kept-alive connections too, after 72 seconds; the rest is reported.
  await until(isClean, 80_000).catch(() => undefined);
  return leftovers;
}

export function countTemporary({ config }: TestPlace): number {
  return readdirSync(config.files.incomingDir).length;
}

/** Imports `count` new jobs into a data folder, as an operator does. */
export async function importJobs(place: TestPlace, count: number): Promise<void> {
  const file = join(place.config.dataDir, 'jobs.json');
  writeFileSync(file, JSON.stringify(Array.from({ length: count }, () => createJob())));
  await place.runForJson('jobs', 'import', file);
}

/** Counts values, as "3 × 200, 1 × 503". */
export function tally(values: readonly (number | string)[]): string {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].map(([value, { length }]) => `${length} × ${value}`).join(', ');
}

/** Starts a command and kills it once a moment is reached. @returns whether it was still running. */
export async function killCommand(
  environment: Record<string, string>,
  args: readonly string[],
  isReached: () => Promise<boolean> | boolean,
): Promise<boolean> {
  const { child, ended } = startCliProcess(environment, ...args);
  try {
    await until(() => child.exitCode !== null || isReached());
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
  return child.signalCode === 'SIGKILL';
}
