import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** PostgreSQL whose frozen or lost connections answer with an error soon, and are not used again. */
export function createPostgresDialect(
  url: string,
  poolSize: number,
  queryTimeout: number,
): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: queryTimeout,
    idleTimeoutMillis: 30_000,
    query_timeout: queryTimeout,
    // A frozen server ignores this one; a slow one stops working for nobody.
    statement_timeout: queryTimeout,
    application_name: 'kestrova-api',
  });
  // Without a listener, a connection that breaks while idle ends the process. The next query reports.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool: discardBroken(pool) });
}

/** A client whose query timed out may still be busy with it: such a client is closed, not reused. */
function discardBroken(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let broken = false;
      const onError = () => {
        broken = true;
      };
      client.on('error', onError);
      const query = async (sql: string, parameters: readonly unknown[]) => {
        try {
          return await client.query(sql, [...parameters]);
        } catch (error) {
          broken ||= !(error instanceof pg.DatabaseError);
          throw error;
        }
      };
      const release = (destroy?: boolean) => {
        client.off('error', onError);
        client.release(destroy === true || broken);
      };
      // Only its cursors are missing, which nothing here uses.
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}
