import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditLedger, createPlace, jobListPath, startServerProcess } from '@kestrova/api/testing';
import { countTemporary, sendApplication, tally } from '../measure.ts';
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

/** The disk fills up: submissions are rejected in time, and acknowledged data stays. */
export async function fillDisk(): Promise<Result> {
  using disk = mountDisk(24);
  if (disk === undefined) return leaveOut('only root may mount a small disk');
  await using place = createPlace({ DATA_DIR: disk.folder, MIN_FREE_DISK_MB: '0' });
  const { server, visitor } = await startServerProcess(place);
  const statuses: number[] = [];
  for (let sent = 0; sent < 12; sent += 1) {
    statuses.push((await sendApplication(visitor, 4_000_000)).status);
  }
  const temporary = countTemporary(place);
  const jobs = await visitor.get(jobListPath);
  await server.end('SIGTERM');
  execFileSync('mount', ['-o', 'remount,size=48m', disk.folder]);
  const settings = { SMTP_URL: 'smtp://127.0.0.1:1' };
  const again = await startServerProcess(place, { settings });
  const { kept } = await auditLedger(place, new Map());
  await again.server.end('SIGTERM');
  const accepted = statuses.filter((status) => status === 200).length;
  return createResult(`${tally(statuses)}, ${kept} kept, jobs ${jobs.status}`, {
    'never full': accepted === statuses.length,
    'neither accepted nor rejected': statuses.some((status) => ![200, 503, 507].includes(status)),
    'stored number differs from accepted': kept !== accepted,
    'temporary files left': temporary,
  });
}
