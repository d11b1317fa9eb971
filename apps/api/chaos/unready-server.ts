import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../src/config.ts';
import { createPlace } from '../src/testing/place.ts';
import { startServerRun } from '../src/testing/server-run.ts';
import { until } from '../src/testing/until.ts';
import { createContactRequest } from '../src/testing/visitor.ts';
import { mountDisk } from './scarcity.ts';
import { sendApplication, type Finding } from './scenario.ts';

interface Trouble {
  /** The readiness check that fails meanwhile. */
  check: string;
  begin(config: Config): void;
  end(config: Config): void;
}

/** What keeps the server from storing submissions. */
export type TroubleName = keyof typeof troubles;

/** Each begins and ends while the server is running. */
const troubles = {
  'disk full': {
    check: 'disk',
    begin: ({ dataDir }) => {
      const { bavail, bsize } = statfsSync(dataDir);
      writeFileSync(join(dataDir, 'ballast'), Buffer.alloc(bavail * bsize - 3_000_000));
    },
    end: ({ dataDir }) => {
      rmSync(join(dataDir, 'ballast'));
    },
  },
  'database unreadable': {
    check: 'database',
    begin: ({ database }) => {
      copyFileSync(database.file, `${database.file}.copy`);
      overwrite(database.file, Buffer.alloc(statSync(database.file).size));
    },
    end: ({ database }) => {
      overwrite(database.file, readFileSync(`${database.file}.copy`));
    },
  },
  'store read-only': {
    check: 'files',
    begin: ({ files: { uploadsDir } }) => {
      execFileSync('mount', ['--bind', uploadsDir, uploadsDir]);
      execFileSync('mount', ['-o', 'remount,bind,ro', uploadsDir]);
    },
    end: ({ files }) => {
      execFileSync('umount', [files.uploadsDir]);
    },
  },
  'store gone': {
    check: 'files',
    begin: ({ files: { uploadsDir } }) => {
      renameSync(uploadsDir, `${uploadsDir}.aside`);
      writeFileSync(uploadsDir, '');
    },
    end: ({ files: { uploadsDir } }) => {
      rmSync(uploadsDir);
      renameSync(`${uploadsDir}.aside`, uploadsDir);
    },
  },
} satisfies Record<string, Trouble>;

const readinessSchema = z.object({ checks: z.record(z.string(), z.boolean()) });

/** The server cannot store submissions: `/health/ready` says so and why, and recovers with it. */
export async function makeUnready(name: TroubleName): Promise<Finding> {
  const { check, begin, end } = troubles[name];
  const fault = `ready while ${name}`;
  using disk = mountDisk(32);
  if (disk === undefined) {
    return { fault, result: 'left out: only root may mount a small disk', holds: true };
  }
  await using run = await startServerRun({ DATA_DIR: disk.folder, MIN_FREE_DISK_MB: '8' });
  await run.visitor.sendContactRequest(createContactRequest());
  /** The response once it is as wanted, or the last one. */
  const waitForReady = async (isReady: boolean) => {
    const ask = () => run.visitor.get('/health/ready');
    await until(async () => (await ask()).ok === isReady, 10_000).catch(() => undefined);
    return ask();
  };
  begin(run.place.config);
  const red = await waitForReady(false);
  const { checks } = readinessSchema.parse(await red.json());
  const failed = Object.keys(checks).filter((key) => checks[key] === false);
  end(run.place.config);
  const green = await waitForReady(true);
  return {
    fault,
    result: `${red.status}, failing: ${failed.join(', ') || 'nothing'}; afterwards ${green.status}`,
    holds: red.status === 503 && failed.includes(check) && green.status === 200,
  };
}

/** The file stays the same, its content does not. */
function overwrite(file: string, content: Buffer): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, content, 0, content.length, 0);
  closeSync(handle);
}

/** Data that others could read is closed to them at the start, and new data is never open. */
export async function keepPrivate(): Promise<Finding> {
  const place = createPlace();
  const { dataDir } = place.config;
  const listOpenAfterUse = async () => {
    const { server, visitor } = await startServerRun(place);
    await sendApplication(visitor, 1000);
    await until(() => readdirSync(join(dataDir, 'mail')).some((name) => name.endsWith('.eml')));
    const open = listAll(dataDir).filter((path) => existsSync(path) && isOpenToOthers(path));
    await server.end('SIGTERM');
    return open;
  };
  const first = await listOpenAfterUse();
  for (const path of listAll(dataDir)) {
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
  const second = await listOpenAfterUse();
  place.remove();
  return {
    fault: 'data that others could read',
    result: `${first.length} files and folders open to others, ${second.length} after a start on open ones ${[...first, ...second].slice(0, 3).join(' ')}`,
    holds: first.length + second.length === 0,
  };
}

function listAll(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  );
}

function isOpenToOthers(path: string): boolean {
  return (statSync(path).mode & 0o077) !== 0;
}
