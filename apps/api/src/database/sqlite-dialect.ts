import BetterSqlite from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type SelectModifierNode,
  type SqliteDatabase,
} from 'kysely';
import { identifyFile } from '../files/identify-file.ts';
import {
  createSqliteFile,
  DatabaseReplacedError,
  rememberSqliteFiles,
  type OpenedFiles,
} from './sqlite-files.ts';

/** Milliseconds: while SQLite waits, the process can neither say so nor be stopped by Ctrl-C. */
export const maxWait = 15_000;
const maxCachedStatements = 100;
/** In characters: lists of ids make statements of many lengths, which are not worth caching. */
const maxCachedLength = 2000;

/**
 * A durable SQLite database: WAL with an fsync at every commit. The path `file` is checked after
 * each commit.
 * @param busyTimeout how long a statement waits for another process, such as the operator's import.
 * @throws DatabaseReplacedError from every query, and after a commit, if another file is at `file`.
 */
export function createSqliteDialect(file: string, busyTimeout: number): Dialect {
  createSqliteFile(file);
  const identity = identifyFile(file);
  const database = new BetterSqlite(file, { timeout: Math.min(busyTimeout, maxWait) });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Deleted personal data must not remain in free pages of the file.
  database.pragma('secure_delete = ON');
  // The first read creates the companions, which stay until the last connection closes.
  database.pragma('schema_version');
  const files = rememberSqliteFiles(file);
  if (identity !== identifyFile(file)) throw new DatabaseReplacedError(file);
  const cached = cacheStatements(database, files);
  const driver = new ImmediateSqliteDriver({ database, files, cached });
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (queries) => new SqliteIntrospector(queries),
    createQueryCompiler: () => new LockFreeSqliteCompiler(),
  };
}

/**
 * Reads pages of the database through a new connection, since an open one reads from its cache.
 * Never by opening the file directly: see `createSqliteFile`.
 * @throws if they cannot be read.
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

interface OpenedSqlite {
  database: BetterSqlite.Database;
  files: OpenedFiles;
  /** The database as Kysely uses it. */
  cached: SqliteDatabase;
}

/**
 * The database with a statement cache and file checks, for Kysely. Parsed statements are cached:
 * parsing costs more than running, and the server has few different statements. The files are
 * verified before each statement outside a transaction, reads included: a repeated request must not
 * be acknowledged from a deleted file. Pragmas always run, since one of them turns fsync on again.
 */
function cacheStatements(database: BetterSqlite.Database, files: OpenedFiles): SqliteDatabase {
  const cache = new Map<string, BetterSqlite.Statement>();
  return {
    prepare(source) {
      const isVerified = database.inTransaction || source.startsWith('pragma');
      if (database.open && !isVerified) files.verifyRecent();
      const statement = cache.get(source) ?? database.prepare(source);
      if (source.length < maxCachedLength && cache.size < maxCachedStatements) {
        cache.set(source, statement);
      }
      return statement;
    },
    close() {
      database.close();
    },
  };
}

class LockFreeSqliteCompiler extends SqliteQueryCompiler {
  /** Omits `for update` and the like: SQLite has no such locks, and runs one transaction at a time. */
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct') super.visitSelectModifier(node);
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #opened: OpenedSqlite;

  constructor(opened: OpenedSqlite) {
    super({ database: opened.cached });
    this.#opened = opened;
  }

  // After the commit and before the response: SQLite commits to a deleted file as well.
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#opened.files.verify();
  }

  // A plain BEGIN requests the write lock only after reading, and fails without waiting if another
  // process has written in between.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // If the disk is full, SQLite rolls back itself; a second rollback would hide that error.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#opened.database.inTransaction) await super.rollbackTransaction(connection);
  }
}
