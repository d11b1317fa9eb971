import { closeSync, openSync } from 'node:fs';
import { hasCode } from '../files/error-code.ts';
import { identifyFile } from '../files/identify-file.ts';

/** The database, its write-ahead log and its shared memory. */
const suffixes = ['', '-wal', '-shm'] as const;

/** @returns the paths of a database file, its write-ahead log and its shared memory. */
export function listSqliteFiles(file: string): string[] {
  return suffixes.map((suffix) => `${file}${suffix}`);
}

/** The file that SQLite writes to is no longer at its path, so the next start would not find new commits. */
export class DatabaseReplacedError extends Error {
  override name = 'DatabaseReplacedError';

  constructor(path: string) {
    super(
      `${path} was deleted or replaced while the server was running. Nothing is accepted until the server is restarted. Before that, put the right file back in this place together with its -wal file; on Linux the deleted ones can still be copied from /proc/${process.pid}/fd.`,
    );
  }
}

/**
 * Creates an empty database file that only its owner can read, unless there is one already; SQLite
 * gives its companions the same mode. An existing file is not opened here: closing it would release
 * the POSIX locks of every SQLite connection of this process.
 */
export function createSqliteFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

export type OpenedFiles = ReturnType<typeof rememberSqliteFiles>;

/** In milliseconds. */
const recent = 5;

/**
 * Remembers which files a connection in WAL mode has open. They keep their identity for as long as
 * it is open: only the last connection that closes removes the companions.
 */
export function rememberSqliteFiles(file: string) {
  const opened = listSqliteFiles(file).map((path) => ({ path, identity: identifyFile(path) }));
  let verifiedAt = -Infinity;
  const verify = () => {
    const wrong = opened.find(
      ({ path, identity }) => identity === undefined || identifyFile(path) !== identity,
    );
    verifiedAt = wrong === undefined ? performance.now() : -Infinity;
    if (wrong !== undefined) throw new DatabaseReplacedError(wrong.path);
  };
  return {
    /** @throws DatabaseReplacedError if one of them was replaced. */
    verify,
    /** The same for reads, at most once in a few milliseconds, since it costs as much as a read. */
    verifyRecent() {
      if (performance.now() - verifiedAt > recent) verify();
    },
  };
}
