import {
  PostgresDialect,
  PostgresDriver,
  type Dialect,
  type PostgresDialectConfig,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import pg from 'pg';
import { DatabaseConnectionError } from './database-error.ts';

/** PostgreSQL whose frozen or lost connections answer with an error soon, and are not used again. */
export function createPostgresDialect(
  url: string,
  poolSize: number,
  queryTimeout: number,
): Dialect {
  const pool = new pg.Pool({
    Client: QuietClient,
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
  return new LostConnectionDialect({ pool: discardBroken(pool) });
}

/**
 * The pool takes its own listener away while a client is checked out or connecting, and an 'error'
 * event without one ends the process. What was lost is reported by the query that needs it.
 */
class QuietClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Turns what the driver throws into DatabaseConnectionError, and closes a client that threw it. */
function discardBroken(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseConnectionError(error);
      });
      let isBroken = false;
      const markBroken = () => {
        isBroken = true;
      };
      client.on('error', markBroken);
      const query = async (sql: string, parameters: readonly unknown[]) => {
        // A client whose query timed out may still be busy with it: nothing waits behind it.
        if (isBroken) throw new DatabaseConnectionError();
        try {
          return await client.query(sql, [...parameters]);
        } catch (error) {
          if (isAnswer(error)) throw error;
          markBroken();
          throw new DatabaseConnectionError(error);
        }
      };
      const release = (destroy?: boolean) => {
        client.off('error', markBroken);
        client.release(destroy === true || isBroken);
      };
      // Only its cursors are missing, which nothing here uses.
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}

/** Whether the server refused a statement and goes on; after FATAL and PANIC it ends the session. */
function isAnswer(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.severity !== 'FATAL' && error.severity !== 'PANIC';
}

class LostConnectionDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new LostConnectionDriver(this.#config);
  }
}

class LostConnectionDriver extends PostgresDriver {
  override async rollbackTransaction(
    ...[connection]: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // The server rolls back when the connection ends; the error that led here is the one to tell.
    }
  }
}
