import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import type { Config } from '../../config.ts';
import type { FileStore } from '../../uploads/storage/file-store.ts';
import { checkRoom } from '../../uploads/free-space.ts';
import { createRecentCheck } from './recent-check.ts';

export interface HealthOptions {
  database: Database;
  store: FileStore;
  config: Config;
  isStopping(): boolean;
}

/** How old the result of the check that writes may be, in milliseconds. */
const probeInterval = 3000;

/** `/health/live`: the process answers. `/health/ready`: it can keep what visitors send. */
export function serveHealth(app: FastifyInstance, parts: HealthOptions): void {
  const options = { logLevel: 'silent', schema: { hide: true } } as const;
  const { database, store } = parts;
  const { files, dataDir } = parts.config;
  const folders = [
    dataDir,
    files.incomingDir,
    ...(files.bucket === undefined ? [files.uploadsDir] : []),
  ];
  const create = (name: string, maxAge: number, check: () => Promise<unknown>) =>
    createRecentCheck(check, maxAge, (error) => {
      app.log.warn({ event: 'not-ready', check: name, err: error }, 'a readiness check failed');
    });
  const checkDatabase = create('database', 0, () => database.check());
  const checkFiles = create('files', probeInterval, () => store.check());
  const checkDisk = create('disk', 0, () => checkRoom(folders, files.minFreeBytes));

  app.get('/health/live', options, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/health/ready', options, async (_request, reply) => {
    const [hasDatabase, hasFiles, hasRoom] = await Promise.all([
      checkDatabase(),
      checkFiles(),
      checkDisk(),
    ]);
    const checks = {
      accepting: !parts.isStopping(),
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
}
