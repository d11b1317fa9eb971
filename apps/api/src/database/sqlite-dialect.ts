import BetterSqlite from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';
import { identifyFile } from '../files/file-identity.ts';
import {
  createSqliteFile,
  DatabaseReplacedError,
  rememberSqliteFiles,
  type OpenedFiles,
} from './sqlite-files.ts';

const maxKept = 100;
const maxKeptTime = 2000;

/**
 * SQLite that has reached the disk when it says so: WAL with an fsync at every commit, in the file
 * that stands at `file` when the commit returns.
 * @param busyTimeout how long a statement waits for another process, such as the operator's import.
 * @throws DatabaseReplacedError from every query, and after a commit, where that is another file now.
 */
export function createSqliteDialect(file: string, busyTimeout: number): Dialect {
  createSqliteFile(file);
  const identity = identifyFile(file);
  const database = new BetterSqlite(file, { timeout: busyTimeout });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // A deleted person must not linger in free pages of the file.
  database.pragma('secure_delete = ON');
  // The first read creates the companions, which stay until the last connection closes.
  database.pragma('schema_version');
  const files = rememberSqliteFiles(file);
  if (identity !== identifyFile(file)) throw new DatabaseReplacedError(file);
  prepareStatements(database, files);
  return new ImmediateSqliteDialect(database, files);
}

/**
 * Reads pages of the database through a connection of its own, since an open one answers from
 * its memory. Never by opening the file directly: see `createSqliteFile`.
 * @throws where they cannot be read.
 */
export function readSqliteFile(file: string): void {
  const database = new BetterSqlite(file, { readonly: true, fileMustExist: true, timeout: 100 });
  try {
    database.prepare('select count(*) from sqlite_schema').get();
    database.prepare('select name from serverState limit 1').get();
  } finally {
    database.close();
  }
}

/**
 * Keeps parsed statements: parsing costs more than running, and the server has few different ones.
 * Verifies the files before each statement outside a transaction, reads included: a repeated request
 * must not be thanked from a file that is gone. Pragmas always run, since one of them brings the
 * fsync back.
 */
function prepareStatements(database: BetterSqlite.Database, files: OpenedFiles): void {
  const kept = new Map<string, BetterSqlite.Statement>();
  const prepare = database.prepare.bind(database);
  database.prepare = ((source: string) => {
    const isVerified = database.inTransaction || source.startsWith('pragma');
    if (database.open && !isVerified) files.verifyRecent();
    const statement = kept.get(source) ?? prepare(source);
    // Lists of ids make statements of many lengths, which are not worth keeping.
    if (source.length < maxKeptTime && kept.size < maxKept) kept.set(source, statement);
    return statement;
  }) as typeof database.prepare;
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: BetterSqlite.Database;
  readonly #files: OpenedFiles;

  constructor(database: BetterSqlite.Database, files: OpenedFiles) {
    super({ database });
    this.#database = database;
    this.#files = files;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#database, this.#files);
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: BetterSqlite.Database;
  readonly #files: OpenedFiles;

  constructor(database: BetterSqlite.Database, files: OpenedFiles) {
    super({ database });
    this.#database = database;
    this.#files = files;
  }

  // After the commit and before anybody is told of it: SQLite commits to a deleted file as well.
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#files.verify();
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
