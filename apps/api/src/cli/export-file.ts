import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { ApplicationFileRow } from '../database/schema.ts';
import { copyStoredFile, UnreadableFileError } from '../uploads/storage/copy-stored-file.ts';
import type { FileStore } from '../uploads/storage/file-store.ts';
import { CommandError, nameSome, type Row } from './terminal.ts';

/**
 * Writes rows for a spreadsheet as they come, readable by this user alone; no cell can act as a
 * formula. @returns how many rows.
 */
export async function saveCsv(
  path: string,
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<number> {
  let count = 0;
  const countRows = async function* () {
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  };
  await pipeline(
    countRows,
    stringify({ header: true, bom: true, escape_formulas: true }),
    createWriteStream(path, { mode: 0o600 }),
  );
  return count;
}

/** `damaged`: written, but with another hash than received; `missing`: not readable from the store. */
export type ExportedState = 'whole' | 'damaged' | 'missing';

/** The names of an export's files. */
export type ExportedFiles = Record<ExportedState, string[]>;

/**
 * Copies a stored file to `path`, compares its hash with that of the received file, and adds it to `files`.
 * @throws where it cannot be written; one that cannot be read does not stop an export.
 */
export async function exportFile(
  store: FileStore,
  file: Pick<ApplicationFileRow, 'name' | 'sha256'>,
  path: string,
  files: ExportedFiles,
): Promise<ExportedState> {
  let state: ExportedState = 'missing';
  try {
    const copy = await copyStoredFile(store, file.name, path, 'w');
    state = copy.sha256 === file.sha256 ? 'whole' : 'damaged';
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    await rm(path, { force: true });
  }
  files[state].push(file.name);
  return state;
}

/** @throws CommandError that names the files of an export which are missing or damaged. */
export function assertComplete({ missing, damaged }: ExportedFiles): void {
  const problems = [
    ...(missing.length > 0
      ? [`These files are missing or cannot be read: ${nameSome(missing)}.`]
      : []),
    ...(damaged.length > 0 ? [`These files are not what was received: ${nameSome(damaged)}.`] : []),
  ];
  if (problems.length > 0) {
    throw new CommandError(`${problems.join('\n')}\nEverything else was exported.`);
  }
}
