import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createLedger,
  createPlace,
  createVisitor,
  jobListPath,
  openUploads,
  startServerProcess,
  startServerRun,
  until,
  type Visitor,
} from '@kestrova/api/testing';
import { auditLedger } from '../ledger.ts';
import { countTemporary, findLeftovers, sendApplication, tally, warmUp } from '../measure.ts';
import { createResult, leaveOut, type Result } from '../report.ts';

/** Mounts a small disk in a temporary folder. @returns undefined if this user may not mount one. */
function mountDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  const { status } = spawnSync('mount', options, { stdio: 'ignore' });
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    [Symbol.dispose]() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The disk fills up: rejected in time, what was acknowledged stays, space helps again. */
export async function fillDisk(): Promise<Result> {
  using disk = mountDisk(24);
  if (disk === undefined) return leaveOut('only root may mount a small disk');
  const place = createPlace({ DATA_DIR: disk.folder, MIN_FREE_DISK_MB: '0' });
  const { server, visitor } = await startServerRun(place);
  const statuses: number[] = [];
  for (let sent = 0; sent < 12; sent += 1) {
    statuses.push((await sendApplication(visitor, 4_000_000)).status);
  }
  const temporary = countTemporary(place);
  const jobs = await visitor.get(jobListPath);
  await server.end('SIGTERM');
  execFileSync('mount', ['-o', 'remount,size=48m', disk.folder]);
  const again = await startServerProcess({ ...place.environment, SMTP_URL: 'smtp://127.0.0.1:1' });
  const { kept } = await auditLedger(place.config, createLedger());
  await again.end('SIGTERM');
  place.remove();
  const accepted = statuses.filter((status) => status === 200).length;
  return createResult(`${tally(statuses)}, ${kept} kept, jobs ${jobs.status}`, {
    'never full': accepted === statuses.length,
    'neither accepted nor rejected': statuses.some((status) => ![200, 503, 507].includes(status)),
    'not what was accepted is kept': kept !== accepted,
    'temporary files left': temporary,
  });
}

/** Milliseconds; longer than the server takes to measure how busy it is. */
const slowUploadTime = 2000;

/**
 * Descriptors run out under uploads, of which some are slow and some cut off half-way: rejected, nothing
 * is left of them, and everything works afterwards.
 */
export async function runOutOfDescriptors(descriptors: number): Promise<Result> {
  await using run = await startServerRun({}, descriptors);
  const { server, place } = run;
  const before = await warmUp(run);
  const slow = await openUploads(server.port, descriptors, { connection: 'close' });
  // Those that are rejected make room for connections that send nothing.
  const idle = Array.from({ length: descriptors }, () => connect(server.port, '127.0.0.1'));
  for (const socket of idle) socket.on('error', () => undefined);
  const sending = Array.from({ length: 200 }, () => sendApplication(run.visitor, 200_000));
  const sent = await Promise.all(sending);
  await pause(slowUploadTime);
  for (const socket of idle) socket.destroy();
  for (const [index, upload] of slow.entries()) {
    if (index % 2 === 0) upload.finish();
    else upload.abandon();
  }
  const answers = await Promise.all(slow.map(({ response }) => response));
  for (const upload of slow) upload.abandon();
  const statuses = [...sent, ...answers].map(({ status }) => status);
  const leftovers = await findLeftovers(run, before);
  const again = await returnLater(server.port);
  const last = again === undefined ? { status: 0 } : await sendApplication(again, 10_000);
  const { kept } = await auditLedger(place.config, createLedger());
  const code = await server.end('SIGTERM');
  const accepted = [...statuses, last.status].filter((status) => status === 200).length;
  return createResult(`${tally(statuses)} (0: no connection), then ${last.status}`, {
    'wrong responses': statuses.filter((status) => ![0, 200, 429, 503].includes(status)).length,
    'not accepted afterwards': last.status !== 200,
    'records missing': Math.max(0, accepted - kept),
    ...leftovers,
    'wrong exit code': code !== 0,
  });
}

/** A visitor who tries for five seconds to open the site. */
async function returnLater(port: number): Promise<Visitor | undefined> {
  let visitor: Visitor | undefined;
  const open = async () => {
    visitor = await createVisitor(port).catch(() => undefined);
    return visitor !== undefined;
  };
  // The scenario reports who never gets in.
  await until(open, 5000).catch(() => undefined);
  return visitor;
}
