import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  createApplicationData,
  createApplicationForm,
  createFile,
  createJob,
  createPdf,
  mimeTypes,
  runCli,
  until,
  type ServerProcess,
  type ServerRun,
  type TestPlace,
  type Visitor,
} from '@kestrova/api/testing';
import { endpoints, IDEMPOTENCY_HEADER } from '@kestrova/api-contract';

/** No visitor waits longer than this for a response, in milliseconds. */
export const maxResponseTime = 10_000;

/** Runs something and measures it, in milliseconds. */
export async function measure<Result>(work: () => Promise<Result>) {
  const start = performance.now();
  const result = await work();
  return { result, took: Math.round(performance.now() - start) };
}

/** Sends an application with a CV, or a PDF of a size. @returns status 0 for a broken connection. */
export async function sendApplication(
  visitor: Visitor,
  content: File | Buffer | number,
  key?: string,
  data = createApplicationData(),
): Promise<{ status: number; took: number }> {
  const pdf = typeof content === 'number' ? createPdf(content) : content;
  const cv = pdf instanceof File ? pdf : createFile(pdf, 'cv.pdf', mimeTypes.pdf);
  const { result: status, took } = await measure(async () => {
    try {
      const response = await visitor.post(
        endpoints.submitApplication.path,
        createApplicationForm(data, { cv }),
        // A kept connection would look like a descriptor that a fault left behind.
        { connection: 'close', ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }) },
      );
      await response.text();
      return response.status;
    } catch {
      // The connection broke, which the scenario reports.
      return 0;
    }
  });
  return { status, took };
}

/** What a process has open, so that a scenario sees whether a fault left something behind. */
export interface Usage {
  descriptors: number;
  /** Resident memory in MB. */
  memory: number;
}

/** Reads `/proc`, so Linux only; elsewhere nothing is counted. */
export function readUsage(pid: number): Usage {
  try {
    const descriptors = readdirSync(`/proc/${pid}/fd`).length;
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { descriptors, memory: Math.round(Number(kilobytes) / 1024) };
  } catch {
    // The process has ended, or there is no /proc.
    return { descriptors: 0, memory: 0 };
  }
}

/**
 * Sends uploads at once, which start both worker threads of the validator; their descriptors stay.
 * @returns what the server has open afterwards.
 */
export async function warmUp({ server, visitor }: ServerRun): Promise<Usage> {
  const sending = Array.from({ length: 4 }, () => sendApplication(visitor, 1_000_000));
  const statuses = (await Promise.all(sending)).map(({ status }) => status);
  // With few descriptors not all of them are accepted at once.
  if (!statuses.includes(200)) throw new Error(`uploads got ${tally(statuses)}`);
  return readUsage(server.pid);
}

/** Waits until the server has no more descriptors open than before; @returns how many are left. */
export async function countLeftDescriptors(server: ServerProcess, before: Usage): Promise<number> {
  const left = () => readUsage(server.pid).descriptors - before.descriptors;
  // Kept-alive connections are closed by then; what is left is reported.
  await until(() => left() <= 0, 9000).catch(() => undefined);
  return Math.max(0, left());
}

/** Imports so many new jobs, as an operator does, into a data folder that a server has created. */
export async function importJobs({ environment, config }: TestPlace, count: number): Promise<void> {
  const file = join(config.dataDir, 'jobs.json');
  writeFileSync(file, JSON.stringify(Array.from({ length: count }, () => createJob())));
  const { code, errors } = await runCli(environment, 'jobs', 'import', file);
  if (code !== 0) throw new Error(errors);
}

/** Temporary files of uploads. */
export function countTemporary({ config }: TestPlace): number {
  return readdirSync(config.files.incomingDir).length;
}

/** Counts values, as "3 × 200, 1 × 503". */
export function tally(values: readonly (number | string)[]): string {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].map(([value, { length }]) => `${length} × ${value}`).join(', ');
}

/** The root of this repository. */
export const repository = resolve(import.meta.dirname, '../../..');

/** Whether a site is served on this port. */
export async function isListening(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/home`)).ok;
  } catch (error) {
    // It does not listen yet.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
