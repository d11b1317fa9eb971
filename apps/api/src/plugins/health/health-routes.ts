import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/open-database.ts';
import { checkRoom } from '../../uploads/free-space.ts';
import type { FileStore } from '../../uploads/storage/file-store.ts';
import { createRecentCheck } from './recent-check.ts';

export interface HealthOptions {
  config: Config;
  database: Database;
  store: FileStore;
  isStopping: () => boolean;
}

/** Max age in milliseconds of the result of the check that writes a file. */
const maxFilesCheckAge = 3000;

/** `/health/live`: the process responds. `/health/ready`: it can keep what visitors send. */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, options) => {
  const { database, store, isStopping } = options;
  const { files, dataDir } = options.config;
  const routeOptions = { logLevel: 'silent', schema: { hide: true } } as const;
  const folders = [dataDir, files.incomingDir];
  if (files.bucket === undefined) folders.push(files.uploadsDir);

  const createCheck = (name: string, maxAge: number, check: () => Promise<unknown>) =>
    createRecentCheck(check, maxAge, (error) => {
      app.log.warn({ event: 'not-ready', check: name, err: error }, 'a readiness check failed');
    });
  const checkDatabase = createCheck('database', 0, () => database.check());
  const checkFiles = createCheck('files', maxFilesCheckAge, () => store.check());
  const checkDisk = createCheck('disk', 0, () => checkRoom(folders, files.minFreeBytes));

  app.get('/health/live', routeOptions, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/health/ready', routeOptions, async (_request, reply) => {
    const [hasDatabase, hasFiles, hasRoom] = await Promise.all([
      checkDatabase(),
      checkFiles(),
      checkDisk(),
    ]);
    const checks = {
      accepting: !isStopping(),
      database: hasDatabase,
      files: hasFiles,
      disk: hasRoom,
    };
    const isReady = Object.values(checks).every(Boolean);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable', checks });
  });
};
