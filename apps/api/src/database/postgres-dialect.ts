import {
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Dialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { DatabaseConnectionError } from './database-error.ts';

/** PostgreSQL whose frozen or lost connections fail within the timeout and are not used again. */
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
    // A slow server stops the statement after this time; a frozen one does not.
    statement_timeout: queryTimeout,
    application_name: 'kestrova-api',
  });
  // Without a listener, a connection that breaks while idle ends the process. The next query throws.
  pool.on('error', () => undefined);
  const driver = new LostConnectionDriver({ pool: discardBroken(pool) });
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (queries) => new PostgresIntrospector(queries),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/**
 * The pool removes its listener while a client is checked out or connecting, and an 'error' event
 * without a listener ends the process. The query that needs the connection throws.
 */
class QuietClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** A pool whose clients throw DatabaseConnectionError if the connection fails, and are closed then. */
function discardBroken(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseConnectionError(error);
      });
      return guardClient(client);
    },
  };
}

function guardClient(client: pg.PoolClient): PostgresPoolClient {
  const kyselyClient: PostgresPoolClient = client;
  let isBroken = false;
  const markBroken = () => {
    isBroken = true;
  };
  client.on('error', markBroken);

  async function query<Row>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    // After a timeout the client may still be busy with its query, so it accepts no further one.
    if (isBroken) throw new DatabaseConnectionError();
    try {
      return await kyselyClient.query<Row>(sql, parameters);
    } catch (error) {
      if (isStatementError(error)) throw error;
      markBroken();
      throw new DatabaseConnectionError(error);
    }
  }

  return {
    // The overload for cursors is omitted, since nothing here uses cursors.
    query: query as PostgresPoolClient['query'],
    release(destroy) {
      client.off('error', markBroken);
      client.release(destroy === true || isBroken);
    },
  };
}

/** Whether the server rejected only a statement; after FATAL and PANIC it ends the session. */
function isStatementError(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.severity !== 'FATAL' && error.severity !== 'PANIC';
}

class LostConnectionDriver extends PostgresDriver {
  override async rollbackTransaction(
    ...[connection]: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // The server rolls back when the connection ends; the original error is the one to report.
    }
  }
}
