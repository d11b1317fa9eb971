import { endpoints, IDEMPOTENCY_HEADER } from '@kestrova/api-contract';
import { setTimeout as pause } from 'node:timers/promises';
import { startBucketServer } from '../src/testing/bucket-server.ts';
import { after, startFaultProxy, type ConnectionFault } from '../src/testing/fault-proxy.ts';
import { createPlace } from '../src/testing/place.ts';
import { createFile, createPdf, mimeTypes } from '../src/testing/sample-files.ts';
import {
  startScannerServer,
  type ScannerBehaviour,
  type ScannerMode,
  type ScannerMoment,
} from '../src/testing/scanner-server.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import {
  createApplicationData,
  createApplicationForm,
  createVisitor,
  type Visitor,
} from '../src/testing/visitor.ts';
import type { Finding } from './faults.ts';
import { countLeftDescriptors, countTemporary, readHoldings, tally } from './observe.ts';

/** No visitor waits longer than this for an answer, in milliseconds. */
export const maxResponseTime = 10_000;

export interface Answered {
  /** 0 where the connection broke. */
  status: number;
  took: number;
}

/** Sends an application with a CV, a PDF or the size of one. A broken connection is a finding. */
export async function sendApplication(
  visitor: Visitor,
  content: Buffer | number,
  key?: string,
  data = createApplicationData(),
): Promise<Answered> {
  const started = performance.now();
  const pdf = typeof content === 'number' ? createPdf(content) : content;
  const cv = createFile(pdf, 'cv.pdf', mimeTypes.pdf);
  try {
    const response = await visitor.post(
      endpoints.submitApplication.path,
      createApplicationForm(data, { cv }),
      // A kept connection would look like a descriptor that a fault left behind.
      { connection: 'close', ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }) },
    );
    await response.text();
    return { status: response.status, took: Math.round(performance.now() - started) };
  } catch {
    return { status: 0, took: Math.round(performance.now() - started) };
  }
}

/** A scanner that breaks off, is silent or answers half, before, in and after the stream. */
export async function disturbScanner(): Promise<Finding> {
  const behaviours: ScannerBehaviour[] = ['reset', 'close', 'silent', 'size limit', 'half a reply'];
  const moments: ScannerMoment[] = ['at connect', 'mid-stream', 'after the stream'];
  const modes: ScannerMode[] = moments.flatMap((moment) =>
    behaviours.map((behaviour) => ({ behaviour, moment })),
  );
  const scanner = await startScannerServer();
  const place = createPlace({ CLAMD_URL: scanner.url });
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  const first = await sendApplication(visitor, 10_000);
  const before = readHoldings(server.pid);
  scanner.setModes(...modes, { behaviour: 'clean', moment: 'after the stream' });
  const answered = await Promise.all(modes.map(() => sendApplication(visitor, 300_000)));
  const left = await countLeftDescriptors(server, before);
  const last = await sendApplication(visitor, 10_000);
  const temporary = countTemporary(place);
  const code = await server.end('SIGTERM');
  await scanner.stop();
  place.remove();
  const slowest = Math.max(...answered.map(({ took }) => took));
  return {
    fault: 'scanner resets, closes, is silent, answers half',
    result: `${tally(answered.map(({ status }) => status))} in ${slowest} ms, then ${last.status}; ${left} descriptors and ${temporary} temporary files left; exit ${code}`,
    holds:
      first.status === 200 &&
      answered.every(({ status }) => status === 503) &&
      slowest < maxResponseTime &&
      last.status === 200 &&
      left + temporary + Number(code) === 0,
  };
}

/** A bucket that freezes or resets at any moment, and a stop while it is frozen. */
export async function disturbBucket(): Promise<Finding> {
  const bucket = await startBucketServer();
  const endpoint = bucket.environment['S3_ENDPOINT'] ?? '';
  const proxy = await startFaultProxy(endpoint);
  const place = createPlace({ ...bucket.environment, S3_ENDPOINT: proxy.cover(endpoint) });
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  // The first upload starts what checks files, which stays.
  await sendApplication(visitor, 10_000);
  const before = readHoldings(server.pid);
  const faults: ConnectionFault[] = [
    { fromClient: after(1, 'freeze') },
    { fromClient: after(100_000, 'freeze') },
    { fromServer: after(20, 'freeze') },
    { fromClient: after(100_000, 'reset') },
    { fromServer: after(20, 'reset') },
  ];
  const waiting = [...faults];
  proxy.drop();
  proxy.setFault(() => waiting.shift() ?? { fromClient: after(1, 'freeze') });
  const answered = await Promise.all(faults.map(() => sendApplication(visitor, 3_000_000)));
  const left = await countLeftDescriptors(server, before);
  const temporary = countTemporary(place);
  const sending = sendApplication(visitor, 3_000_000);
  await pause(500);
  const stopped = performance.now();
  const code = await server.end('SIGTERM');
  const stopping = Math.round(performance.now() - stopped);
  answered.push(await sending);
  await proxy.stop();
  await bucket.stop();
  place.remove();
  const slowest = Math.max(...answered.map(({ took }) => took));
  return {
    fault: 'bucket freezes or resets',
    result: `${tally(answered.map(({ status }) => status))} in ${slowest} ms; ${left} descriptors and ${temporary} temporary files left; SIGTERM meanwhile took ${stopping} ms, exit ${code}`,
    holds:
      answered.every(({ status }) => status === 503) &&
      Math.max(slowest, stopping) < maxResponseTime &&
      left + temporary + Number(code) === 0,
  };
}
