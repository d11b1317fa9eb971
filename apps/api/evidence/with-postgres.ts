import { createPostgresCluster } from '../src/testing/postgres-cluster.ts';

/** Runs something on a PostgreSQL of its own, which goes whatever comes of it. */
export async function withPostgres<R>(run: (databaseUrl: string) => Promise<R>): Promise<R> {
  const cluster = await createPostgresCluster();
  try {
    return await run(await cluster.createDatabase());
  } finally {
    await cluster.remove();
  }
}
