import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/open-database.ts';
import { checkRoom, findFreeBytes } from '../../uploads/free-space.ts';
import type { FileStore } from '../../uploads/storage/file-store.ts';
import { createRecentCheck } from './recent-check.ts';

export interface ReadinessOptions {
  config: Config;
  database: Database;
  store: FileStore;
  isStopping: () => boolean;
  log: FastifyBaseLogger;
}

/** What must hold for submissions to be kept. */
export const readinessChecks = ['accepting', 'database', 'files', 'disk'] as const;

/** The result of each check. */
export type ReadinessResult = Record<(typeof readinessChecks)[number], boolean>;

export interface Readiness {
  check(): Promise<ReadinessResult>;
  /** Bytes that are free on the fullest disk. @throws where a folder is missing. */
  findFreeBytes(): Promise<number>;
}

/** Max age in milliseconds of the result of the check that writes a file. */
const maxFilesCheckAge = 3000;

/** Creates the checks that `/health/ready` and `/metrics` share. */
export function createReadiness({
  config: { files, dataDir },
  database,
  store,
  isStopping,
  log,
}: ReadinessOptions): Readiness {
  const folders = [dataDir, files.incomingDir];
  if (files.bucket === undefined) folders.push(files.uploadsDir);
  const createCheck = (name: string, maxAge: number, check: () => Promise<unknown>) =>
    createRecentCheck(check, maxAge, (error) => {
      log.warn({ event: 'not-ready', check: name, err: error }, 'a readiness check failed');
    });
  const checkDatabase = createCheck('database', 0, () => database.check());
  const checkFiles = createCheck('files', maxFilesCheckAge, () => store.check());
  const checkDisk = createCheck('disk', 0, () => checkRoom(folders, files.minFreeBytes));
  return {
    async check() {
      const [hasDatabase, hasFiles, hasRoom] = await Promise.all([
        checkDatabase(),
        checkFiles(),
        checkDisk(),
      ]);
      return {
        accepting: !isStopping(),
        database: hasDatabase,
        files: hasFiles,
        disk: hasRoom,
      };
    },
    findFreeBytes: () => findFreeBytes(folders),
  };
}
