import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/schema.ts';
import { OperatorError } from '../errors.ts';
import { hasCode } from '../files/error-code.ts';
import { createFolder } from '../files/durable-files.ts';
import { escapeFormulas } from '../files/formulas.ts';
import type { NamedFile } from '../uploads/file-records.ts';
import {
  copyStoredFile,
  UnreadableFileError,
  type FileStore,
} from '../uploads/storage/file-store.ts';
import { nameSome, type Row } from './terminal.ts';

/** Lists the columns of a table, so that an export without rows also has headings. */
export async function listColumns({ queries }: Database, table: keyof Tables): Promise<string[]> {
  const tables = await queries.introspection.getTables();
  return tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
}

/**
 * Streams these columns of the rows into a CSV file that only its owner can read, with formulas
 * escaped. @returns the number of rows.
 * @throws OperatorError if the file exists: it may be an export that somebody has edited.
 */
export async function saveCsv(
  path: string,
  columns: readonly string[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<number> {
  let count = 0;
  const countRows = async function* () {
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  };
  if (existsSync(path)) {
    throw new OperatorError(`${path} exists, so nothing was written. Name a new one.`);
  }
  // A partial export must not look complete.
  const partial = `${path}.part`;
  await using file = await open(partial, 'wx', 0o600).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new OperatorError(
      `${partial} exists, so nothing was written: another export writes it, or was interrupted. Delete it, or name a new file.`,
    );
  });
  const format = { header: true, bom: true, cast: { string: escapeFormulas } };
  try {
    const csv = stringify({ columns: [...columns], ...format });
    await pipeline(countRows, csv, file.createWriteStream());
    await rename(partial, path);
  } catch (error) {
    await rm(partial);
    throw error;
  }
  return count;
}

/** `damaged`: written, but with another hash than received; `missing`: not readable from the store. */
export type ExportedState = 'whole' | 'damaged' | 'missing';

/**
 * Finds the path for an export of personal data: the one that the operator names, or else a new one
 * in the data folder's `exports`, which only its owner can read.
 */
export async function findExportPath(
  { dataDir, workingDir }: Config,
  named: string | undefined,
  defaultName: string,
): Promise<string> {
  if (named !== undefined) return resolve(workingDir, named);
  const exportsDir = join(dataDir, 'exports');
  await createFolder(exportsDir);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(exportsDir, `${time}-${defaultName}`);
}

export type FileExport = ReturnType<typeof createFileExport>;

export function createFileExport(store: FileStore) {
  const names: Record<ExportedState, string[]> = { whole: [], damaged: [], missing: [] };
  const { whole, damaged, missing } = names;
  return {
    /**
     * Copies a file to `path`, and compares its hash with that of the received file.
     * @throws if the copy cannot be written; a stored file that cannot be read does not stop an export.
     */
    async copy({ name, sha256 }: NamedFile, path: string): Promise<ExportedState> {
      let state: ExportedState = 'missing';
      try {
        const copy = await copyStoredFile(store, name, path, 'w');
        state = copy.sha256 === sha256 ? 'whole' : 'damaged';
      } catch (error) {
        if (!(error instanceof UnreadableFileError)) throw error;
        await rm(path, { force: true });
      }
      names[state].push(name);
      return state;
    },
    /** The number of written files, and the names of those with a problem. */
    summarize: () => ({ files: whole.length + damaged.length, damaged, missing }),
    /** @throws OperatorError that names the missing and damaged files. */
    assertComplete() {
      const problems = [
        missing.length > 0 && `These files are missing or cannot be read: ${nameSome(missing)}.`,
        damaged.length > 0 && `These files are not what was received: ${nameSome(damaged)}.`,
      ].filter(Boolean);
      if (problems.length === 0) return;
      throw new OperatorError(`${problems.join('\n')}\nEverything else was exported.`);
    },
  };
}
