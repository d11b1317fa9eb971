import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlace, type TestPlace } from '../src/testing/place.ts';
import { createFile, createPdf, mimeTypes } from '../src/testing/sample-files.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { until } from '../src/testing/until.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createVisitor,
} from '../src/testing/visitor.ts';
import type { Finding } from './faults.ts';

interface Trouble {
  /** The check that fails meanwhile. */
  check: string;
  begin(place: TestPlace): void;
  end(place: TestPlace): void;
}

/** What makes the server unable to keep what is sent. */
export type TroubleName = keyof typeof troubles;

/** Each begins and ends while the server is running. */
const troubles = {
  'disk full': {
    check: 'disk',
    begin: ({ settings }) => {
      const { bavail, bsize } = statfsSync(settings.dataDir);
      writeFileSync(join(settings.dataDir, 'ballast'), Buffer.alloc(bavail * bsize - 3_000_000));
    },
    end: ({ settings }) => {
      rmSync(join(settings.dataDir, 'ballast'));
    },
  },
  'database unreadable': {
    check: 'database',
    begin: ({ settings: { database } }) => {
      copyFileSync(database.file, `${database.file}.copy`);
      overwrite(database.file, Buffer.alloc(statSync(database.file).size));
    },
    end: ({ settings: { database } }) => {
      overwrite(database.file, readFileSync(`${database.file}.copy`));
    },
  },
  'store read-only': {
    check: 'files',
    begin: ({ settings }) => {
      const { uploadsDir } = settings.files;
      execFileSync('mount', ['--bind', uploadsDir, uploadsDir]);
      execFileSync('mount', ['-o', 'remount,bind,ro', uploadsDir]);
    },
    end: ({ settings }) => {
      execFileSync('umount', [settings.files.uploadsDir]);
    },
  },
  'store gone': {
    check: 'files',
    begin: ({ settings }) => {
      renameSync(settings.files.uploadsDir, `${settings.files.uploadsDir}.aside`);
      writeFileSync(settings.files.uploadsDir, '');
    },
    end: ({ settings }) => {
      rmSync(settings.files.uploadsDir);
      renameSync(`${settings.files.uploadsDir}.aside`, settings.files.uploadsDir);
    },
  },
} satisfies Record<string, Trouble>;

/** The server cannot keep what is sent: `/health/ready` says so and why, and recovers with it. */
export async function makeUnready(name: TroubleName): Promise<Finding> {
  const { check, begin, end } = troubles[name];
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-tiny-disk-'));
  const canMount = mountDisk(folder);
  const fault = `ready while ${name}`;
  if (!canMount) {
    rmSync(folder, { recursive: true });
    return { fault, result: 'left out: only root may mount a small disk', holds: true };
  }
  const place = createPlace({ DATA_DIR: folder, MIN_FREE_DISK_MB: '8' });
  const server = await startServerProcess(place.environment);
  const visitor = await createVisitor(server.port);
  await visitor.sendContactRequest(createContactRequest());
  const ask = () => visitor.get('/health/ready');
  begin(place);
  await until(async () => !(await ask()).ok, 10_000).catch(() => undefined);
  const red = await ask();
  const body = (await red.json()) as { checks: Record<string, boolean> };
  const failed = Object.keys(body.checks).filter((key) => body.checks[key] === false);
  end(place);
  await until(async () => (await ask()).ok, 10_000).catch(() => undefined);
  const green = await ask();
  await server.end('SIGTERM');
  execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  place.remove();
  return {
    fault,
    result: `${red.status}, failing: ${failed.join(', ') || 'nothing'}; afterwards ${green.status}`,
    holds: red.status === 503 && failed.includes(check) && green.status === 200,
  };
}

function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    // Only root may.
    return false;
  }
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
  const { dataDir } = place.settings;
  const run = async () => {
    const server = await startServerProcess(place.environment);
    const visitor = await createVisitor(server.port);
    const files = { cv: createFile(createPdf(), 'cv.pdf', mimeTypes.pdf) };
    await visitor.sendApplication(createApplicationForm(createApplicationData(), files));
    await until(() => readdirSync(join(dataDir, 'mail')).some((name) => name.endsWith('.eml')));
    const open = listOpen(dataDir);
    await server.end('SIGTERM');
    return open;
  };
  const first = await run();
  for (const path of listAll(dataDir))
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  const second = await run();
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

function listOpen(folder: string): string[] {
  return listAll(folder).filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0);
}
