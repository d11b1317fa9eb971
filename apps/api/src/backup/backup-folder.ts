import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/open-database.ts';
import { OperatorError } from '../errors.ts';
import { ignoreMissing } from '../files/error-code.ts';

/** Everything in the folder of a backup. */
export const backupPaths = {
  databases: { sqlite: 'database.sqlite', postgres: 'database.dump' },
  files: 'files',
  /** The names of files that the database names and the store did not have. */
  missing: 'missing-files.txt',
  /** The hashes of all others. It is written last: without it, a backup is incomplete. */
  sums: 'SHA256SUMS',
} as const satisfies Record<string, string | Record<Database['dialect'], string>>;

/** The path of a stored file in a backup. */
export function toBackupPath(name: string): string {
  return `${backupPaths.files}/${name}`;
}

/** As `sha256sum` writes it; a path outside the folder does not match. */
const line = /^([\da-f]{64}) {2}(database\.\w+|missing-files\.txt|files\/[\da-f-]{36}\.\w+)$/;

/**
 * Reads the hash of each file of a backup, by its path.
 * @throws OperatorError if the folder has no complete backup.
 */
export async function readSums(folder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(folder, backupPaths.sums), 'utf8').catch(ignoreMissing);
  if (text === undefined) {
    throw new OperatorError(
      `${folder} is not a complete backup: it has no ${backupPaths.sums}, which is written last. Use another backup, and delete this one if "backup create" made it.`,
    );
  }
  const lines = text.trimEnd().split('\n');
  return new Map(
    lines.map((content, index) => {
      const [, sha256, path] = line.exec(content) ?? [];
      if (sha256 !== undefined && path !== undefined) return [path, sha256];
      throw new OperatorError(
        `Line ${index + 1} of ${backupPaths.sums} in ${folder} is damaged. Use another backup.`,
      );
    }),
  );
}
