import BetterSqlite from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDialectConfig,
} from 'kysely';

/**
 * SQLite that has reached the disk when it says so: WAL with an fsync at every commit.
 * @param busyTimeout how long a statement waits for another process, such as the operator's import.
 */
export function createSqliteDialect(file: string, busyTimeout: number): Dialect {
  const database = new BetterSqlite(file, { timeout: busyTimeout });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // A deleted person must not linger in free pages of the file.
  database.pragma('secure_delete = ON');
  return new ImmediateSqliteDialect({ database });
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config);
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  // A plain BEGIN reads first and asks for the write lock later, and then fails at once, without
  // waiting, when another process has written in between.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}
