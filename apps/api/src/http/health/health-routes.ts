import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Services } from '../../services.ts';
import { second, withTimeout } from '../../time.ts';
import { findFreeBytes } from '../../uploads/free-space.ts';

/** The conditions for storing submissions. */
export const readinessChecks = ['accepting', 'database', 'files', 'disk'] as const;

export type Readiness = ReturnType<typeof createReadiness>;

/** Max age of the result of the check that writes a file. */
const maxFilesCheckAge = 3 * second;

/** Creates the checks that `/health/ready` and `/metrics` share. */
export function createReadiness(
  { config: { files, dataDir }, database, store }: Pick<Services, 'config' | 'database' | 'store'>,
  isStopping: () => boolean,
  log: FastifyBaseLogger,
) {
  const folders = [dataDir, files.incomingDir];
  if (files.bucket === undefined) folders.push(files.uploadsDir);
  const createCheck = (name: string, maxAge: number, check: () => Promise<unknown>) =>
    createRecentCheck(check, maxAge, (error) => {
      log.warn({ event: 'not-ready', check: name, err: error }, 'a readiness check failed');
    });
  const checkDatabase = createCheck('database', 0, () => database.check());
  const checkFiles = createCheck('files', maxFilesCheckAge, () => store.check());
  const checkDisk = createCheck('disk', 0, async () => {
    if ((await findFreeBytes(folders)) < files.minFreeBytes)
      throw new Error('a disk is nearly full');
  });
  return {
    async check() {
      const checks = [checkDatabase(), checkFiles(), checkDisk()] as const;
      const [hasDatabase, hasFiles, hasRoom] = await Promise.all(checks);
      const accepting = !isStopping();
      return { accepting, database: hasDatabase, files: hasFiles, disk: hasRoom };
    },
    /** Bytes that are free on the fullest disk. @throws if a folder is missing. */
    findFreeBytes: () => findFreeBytes(folders),
  };
}

/**
 * Runs an expensive check at most once in `maxAge` milliseconds, and never twice at a time. One that
 * takes longer than `timeoutMs` has failed.
 */
export function createRecentCheck(
  check: () => Promise<unknown>,
  maxAge: number,
  reportFailure: (error: unknown) => void,
  timeoutMs = 3 * second,
): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  let last = { result: false, at: -Infinity };
  const fail = (error: unknown) => {
    reportFailure(error);
    return false;
  };
  const run = async () => {
    const result = await check().then(() => true, fail);
    last = { result, at: performance.now() };
    running = undefined;
    return result;
  };
  return async () => {
    if (performance.now() - last.at < maxAge) return last.result;
    const current = (running ??= run());
    return withTimeout(timeoutMs, () => current).catch(fail);
  };
}

/** `/health/live`: the process responds. `/health/ready`: it can keep what visitors send. */
export const healthRoutes: FastifyPluginAsync<{ readiness: Readiness }> = async (
  app,
  { readiness },
) => {
  const routeOptions = { logLevel: 'silent', schema: { hide: true } } as const;

  app.get('/health/live', routeOptions, () => ({ status: 'ok' }));

  app.get('/health/ready', routeOptions, async (_request, reply) => {
    const checks = await readiness.check();
    const isReady = Object.values(checks).every(Boolean);
    reply.code(isReady ? 200 : 503);
    return { status: isReady ? 'ok' : 'unavailable', checks };
  });
};
