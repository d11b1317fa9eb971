import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startBucketServer } from '../src/testing/bucket-server.ts';
import { after, startFaultProxy, type ConnectionFault } from '../src/testing/fault-proxy.ts';
import {
  startScannerServer,
  type ScannerBehaviour,
  type ScannerMoment,
} from '../src/testing/scanner-server.ts';
import { startServerRun } from '../src/testing/server-run.ts';
import {
  countLeftDescriptors,
  countTemporary,
  maxResponseTime,
  measure,
  readUsage,
  sendApplication,
  tally,
  type Finding,
} from './scenario.ts';

const behaviours: ScannerBehaviour[] = ['reset', 'close', 'silent', 'size limit', 'half a reply'];
const moments: ScannerMoment[] = ['at connect', 'mid-stream', 'after the stream'];

/** A scanner that breaks off, is silent or replies half, before, in and after the stream. */
export async function disturbScanner(): Promise<Finding> {
  const modes = moments.flatMap((moment) => behaviours.map((behaviour) => ({ behaviour, moment })));
  await using scanner = await startScannerServer();
  await using run = await startServerRun({ CLAMD_URL: scanner.url });
  const first = await sendApplication(run.visitor, 10_000);
  const before = readUsage(run.server.pid);
  scanner.setModes(...modes, { behaviour: 'clean', moment: 'after the stream' });
  const outcomes = await Promise.all(modes.map(() => sendApplication(run.visitor, 300_000)));
  const left = await countLeftDescriptors(run.server, before);
  const last = await sendApplication(run.visitor, 10_000);
  const temporary = countTemporary(run.place);
  const code = await run.server.end('SIGTERM');
  const slowest = Math.max(...outcomes.map(({ took }) => took));
  return {
    fault: 'scanner resets, closes, is silent, replies half',
    result: `${tally(outcomes.map(({ status }) => status))} in ${slowest} ms, then ${last.status}; ${left} descriptors and ${temporary} temporary files left; exit ${code}`,
    holds:
      first.status === 200 &&
      outcomes.every(({ status }) => status === 503) &&
      slowest < maxResponseTime &&
      last.status === 200 &&
      left + temporary + Number(code) === 0,
  };
}

/** Work that takes longer than an idle connection may last is finished and answered. */
export async function workLongerThanIdle(): Promise<Finding> {
  await using scanner = await startScannerServer({
    behaviour: 'clean',
    moment: 'after the stream',
    delay: 3000,
  });
  await using run = await startServerRun({ CLAMD_URL: scanner.url, UPLOAD_IDLE_SECONDS: '1' });
  const { status, took } = await sendApplication(run.visitor, 100_000);
  const code = await run.server.end('SIGTERM');
  return {
    fault: 'a request in progress for longer than a connection may be idle',
    result: `${status} after ${took} ms, with 1 second of idle time allowed; exit ${code}`,
    holds: status === 200 && took > 3000 && code === 0,
  };
}

const bucketFaults: ConnectionFault[] = [
  { fromClient: after(1, 'freeze') },
  { fromClient: after(100_000, 'freeze') },
  { fromServer: after(20, 'freeze') },
  { fromClient: after(100_000, 'reset') },
  { fromServer: after(20, 'reset') },
];

/** A bucket that freezes or resets at any moment, and a stop while it is frozen. */
export async function disturbBucket(): Promise<Finding> {
  await using bucket = await startBucketServer();
  const endpoint = bucket.environment['S3_ENDPOINT'] ?? '';
  const proxy = await startFaultProxy(endpoint);
  await using run = await startServerRun({
    ...bucket.environment,
    S3_ENDPOINT: proxy.cover(endpoint),
  });
  // The first upload starts the validator, which stays.
  await sendApplication(run.visitor, 10_000);
  const before = readUsage(run.server.pid);
  const waiting = [...bucketFaults];
  proxy.drop();
  proxy.setFault(() => waiting.shift() ?? { fromClient: after(1, 'freeze') });
  const send = () => sendApplication(run.visitor, 3_000_000);
  const outcomes = await Promise.all(bucketFaults.map(send));
  const left = await countLeftDescriptors(run.server, before);
  const temporary = countTemporary(run.place);
  const sending = send();
  await pause(500);
  const { result: code, took: stopping } = await measure(() => run.server.end('SIGTERM'));
  outcomes.push(await sending);
  await proxy.stop();
  const slowest = Math.max(...outcomes.map(({ took }) => took));
  return {
    fault: 'bucket freezes or resets',
    result: `${tally(outcomes.map(({ status }) => status))} in ${slowest} ms; ${left} descriptors and ${temporary} temporary files left; SIGTERM meanwhile took ${stopping} ms, exit ${code}`,
    holds:
      outcomes.every(({ status }) => status === 503) &&
      Math.max(slowest, stopping) < maxResponseTime &&
      left + temporary + Number(code) === 0,
  };
}

/** Rejected uploads may leave this much more memory in use than before, in MB. */
const maxLeftMemory = 60;

/** A bucket that rejects before it has read: nothing of the rejected files stays in use. */
export async function rejectUploads(): Promise<Finding> {
  const bucket = createServer((socket) => {
    // The client gives up too.
    socket.on('error', () => undefined);
    socket.once('data', (chunk: Buffer) => {
      socket.pause();
      // The readiness check passes.
      const isCheck = /^\w+ \S+\/probe[? ]/.test(chunk.toString('latin1'));
      const status = isCheck ? '200 OK' : '403 Forbidden';
      socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  await using run = await startServerRun({
    S3_BUCKET: 'applications',
    S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'any',
    S3_SECRET_ACCESS_KEY: 'any',
  });
  await sendApplication(run.visitor, 10_000);
  const before = readUsage(run.server.pid);
  const count = 90;
  const statuses: number[] = [];
  while (statuses.length < count) {
    const batch = Array.from({ length: 10 }, () => sendApplication(run.visitor, 2_000_000));
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
  }
  const left = await countLeftDescriptors(run.server, before);
  const memory = readUsage(run.server.pid).memory - before.memory;
  const temporary = countTemporary(run.place);
  await run.server.end('SIGKILL');
  bucket.close();
  return {
    fault: `${count} uploads of 2 MB to a bucket that rejects them`,
    result: `${tally(statuses)}; ${left} descriptors, ${memory} MB and ${temporary} temporary files left`,
    holds:
      statuses.every((status) => status === 503) &&
      left + temporary === 0 &&
      memory < maxLeftMemory,
  };
}
