import { createHash } from 'node:crypto';
import { open, rm, writeFile } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import type { ApplicationFileRow } from '../database/schema.ts';
import type { FileStore } from '../uploads/storage/file-store.ts';
import type { Row } from './table.ts';

/** Writes rows for a spreadsheet, readable by this user alone; no cell can act as a formula. */
export async function saveCsv(path: string, rows: readonly Row[]): Promise<void> {
  const text = stringify([...rows], { header: true, bom: true, escape_formulas: true });
  await writeFile(path, text, { mode: 0o600 });
}

/** `damaged`: written, but with another hash than received; `missing`: not readable from the store. */
export type ExportedState = 'whole' | 'damaged' | 'missing';

/**
 * Copies a stored file to `path`, and compares its hash with that of the received file.
 * @throws where it cannot be written; one that cannot be read does not stop an export.
 */
export async function exportFile(
  store: FileStore,
  file: ApplicationFileRow,
  path: string,
): Promise<ExportedState> {
  const hash = createHash('sha256');
  const target = await open(path, 'w', 0o600);
  try {
    for await (const chunk of readChunks(store, file.name)) {
      hash.update(chunk);
      await target.appendFile(chunk);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await rm(path, { force: true });
    return 'missing';
  } finally {
    await target.close();
  }
  return hash.digest('hex') === file.sha256 ? 'whole' : 'damaged';
}

async function* readChunks(store: FileStore, name: string): AsyncGenerator<Buffer> {
  try {
    yield* await store.open(name);
  } catch (error) {
    throw new UnreadableFile(name, { cause: error });
  }
}

class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
