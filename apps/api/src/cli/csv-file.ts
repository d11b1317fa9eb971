import { writeFile } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import type { Row } from './table.ts';

/** Writes rows for a spreadsheet, readable by this user alone; no cell can act as a formula. */
export async function saveCsv(path: string, rows: readonly Row[]): Promise<void> {
  const text = stringify([...rows], { header: true, bom: true, escape_formulas: true });
  await writeFile(path, text, { mode: 0o600 });
}
