import BetterSqlite from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';

const mostKept = 100;
const longestKept = 2000;

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
  keepStatements(database);
  return new ImmediateSqliteDialect(database);
}

/** Parsing a statement costs more than running it; the server has few different ones. */
function keepStatements(database: BetterSqlite.Database): void {
  const kept = new Map<string, BetterSqlite.Statement>();
  const prepare = database.prepare.bind(database);
  database.prepare = ((source: string) => {
    const statement = kept.get(source) ?? prepare(source);
    // Lists of ids make statements of many lengths, which are not worth keeping.
    if (source.length < longestKept && kept.size < mostKept) kept.set(source, statement);
    return statement;
  }) as typeof database.prepare;
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: BetterSqlite.Database;

  constructor(database: BetterSqlite.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#database);
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: BetterSqlite.Database;

  constructor(database: BetterSqlite.Database) {
    super({ database });
    this.#database = database;
  }

  // A plain BEGIN reads first and asks for the write lock later, and then fails at once, without
  // waiting, when another process has written in between.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // SQLite rolls back by itself when the disk is full; a second time would hide that reason.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}
