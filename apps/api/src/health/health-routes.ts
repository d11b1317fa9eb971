import { sql } from 'kysely';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { FileStore } from '../files/file-store.ts';

export interface HealthParts {
  database: Database;
  store: FileStore;
  isStopping(): boolean;
}

const longestCheck = 3000;

/** `/health/live`: the process answers. `/health/ready`: it can keep what visitors send. */
export function serveHealth(app: FastifyInstance, parts: HealthParts): void {
  const options = { logLevel: 'silent', schema: { hide: true } } as const;

  app.get('/health/live', options, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/health/ready', options, async (_request, reply) => {
    const checks = {
      accepting: !parts.isStopping(),
      database: await succeeds(app.log, () => sql`select 1`.execute(parts.database.queries)),
      files: await succeeds(app.log, () => parts.store.check()),
    };
    const isReady = Object.values(checks).every(Boolean);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable', checks });
  });
}

async function succeeds(log: FastifyBaseLogger, check: () => Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), longestCheck);
  const done = check().then(
    () => true,
    (error: unknown) => {
      log.warn({ err: error }, 'a readiness check failed');
      return false;
    },
  );
  const result = await Promise.race([done, late.promise]);
  clearTimeout(timer);
  return result;
}
