import { execFileSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import {
  auditRecords,
  createLedger,
  createPlace,
  startLoad,
  startServerProcess,
  startServerRun,
  until,
  type Config,
} from '@kestrova/api/testing';
import { z } from 'zod';
import { createResult, type Result } from '../report.ts';
import { mountDisk, noDisk } from './scarcity.ts';

interface Trouble {
  /** The readiness check that fails because of it. */
  check: string;
  begin(config: Config): void;
  end(config: Config): void;
}

/** What keeps the server from storing submissions; each begins while it is running. */
export const troubles = {
  'disk full': {
    check: 'disk',
    begin({ dataDir }) {
      const { bavail, bsize } = statfsSync(dataDir);
      writeFileSync(`${dataDir}/ballast`, Buffer.alloc(bavail * bsize - 3_000_000));
    },
    end: ({ dataDir }) => rmSync(`${dataDir}/ballast`),
  },
  'database unreadable': {
    check: 'database',
    begin({ database: { file } }) {
      copyFileSync(file, `${file}.copy`);
      overwrite(file, Buffer.alloc(statSync(file).size));
    },
    end: ({ database: { file } }) => overwrite(file, readFileSync(`${file}.copy`)),
  },
  'store read-only': {
    check: 'files',
    begin({ files: { uploadsDir } }) {
      execFileSync('mount', ['--bind', uploadsDir, uploadsDir]);
      execFileSync('mount', ['-o', 'remount,bind,ro', uploadsDir]);
    },
    end({ files: { uploadsDir } }) {
      execFileSync('umount', [uploadsDir]);
    },
  },
  'store gone': {
    check: 'files',
    begin({ files: { uploadsDir } }) {
      renameSync(uploadsDir, `${uploadsDir}.aside`);
      writeFileSync(uploadsDir, '');
    },
    end({ files: { uploadsDir } }) {
      rmSync(uploadsDir);
      renameSync(`${uploadsDir}.aside`, uploadsDir);
    },
  },
} satisfies Record<string, Trouble>;

const readinessSchema = z.object({ checks: z.record(z.string(), z.boolean()) });

/** The server cannot store submissions: `/health/ready` says so and why, and recovers with it. */
export async function makeUnready(name: keyof typeof troubles): Promise<Result> {
  const trouble = troubles[name];
  using disk = mountDisk(32);
  if (disk === undefined) return noDisk;
  await using run = await startServerRun({ DATA_DIR: disk.folder, MIN_FREE_DISK_MB: '8' });
  const ledger = createLedger();
  const load = startLoad(() => run.server.port, 2, ledger);
  await until(() => ledger.acknowledged.size > 10);
  await load.stop();
  /** The response once it is as wanted, or the last one. */
  const waitForReady = async (isReady: boolean) => {
    const ask = () => run.visitor.get('/health/ready');
    await until(async () => (await ask()).ok === isReady, 10_000).catch(() => undefined);
    return ask();
  };
  trouble.begin(run.place.config);
  const red = await waitForReady(false);
  const { checks } = readinessSchema.parse(await red.json());
  const failed = Object.keys(checks).filter((key) => checks[key] === false);
  trouble.end(run.place.config);
  const green = await waitForReady(true);
  const { missing, damagedFiles } = await auditRecords(run.place.config, ledger);
  return createResult(`${red.status}, failing: ${failed.join(', ')}; then ${green.status}`, {
    'not unready': red.status !== 503,
    'the failing check is not named': !failed.includes(trouble.check),
    'not ready afterwards': green.status !== 200,
    'records missing': missing,
    'files damaged': damagedFiles,
  });
}

/**
 * The data folder is replaced under load. What is acknowledged afterwards must be in the new one,
 * `/health/ready` says so, and a restart accepts again.
 */
export async function replaceDataFolder(): Promise<Result> {
  const place = createPlace({ LOG_LEVEL: 'warn' });
  const { dataDir } = place.config;
  await using run = await startServerRun(place);
  const ledger = createLedger();
  const load = startLoad(() => run.server.port, 4, ledger);
  await until(() => ledger.acknowledged.size > 20);
  renameSync(dataDir, `${dataDir}.aside`);
  mkdirSync(dataDir);
  const before = new Set(ledger.attempted);
  await until(() => ledger.attempted.size > before.size + 20);
  await load.stop();
  const ready = await run.visitor.get('/health/ready');
  // Killed: an orderly end writes what a deleted log holds into the database.
  await run.server.end('SIGKILL');
  const again = await startServerProcess(place.environment);
  for (const email of before) ledger.acknowledged.delete(email);
  const { acknowledged, missing, damagedFiles } = await auditRecords(place.config, ledger);
  await again.end('SIGTERM');
  rmSync(`${dataDir}.aside`, { recursive: true });
  return createResult(`${acknowledged} acknowledged afterwards, ready ${ready.status}`, {
    'acknowledged but not stored': missing,
    'files damaged': damagedFiles,
    'ready all the same': ready.status !== 503,
  });
}

/** The file stays the same, its content does not. */
function overwrite(file: string, content: Buffer): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, content, 0, content.length, 0);
  closeSync(handle);
}
