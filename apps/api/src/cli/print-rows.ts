import { inBatches } from '../database/read-pages.ts';
import { createTableRenderer, type Row } from './table.ts';

export type Rows = Iterable<Row> | AsyncIterable<Row>;

/** Prints rows as a table, part by part, or `whenEmpty`. */
export async function printTable(
  write: (text: string) => void,
  rows: Rows,
  whenEmpty: string,
): Promise<void> {
  const render = createTableRenderer();
  let isEmpty = true;
  for await (const part of inBatches(rows)) {
    write(`${render(part)}\n`);
    isEmpty = false;
  }
  if (isEmpty) write(`${whenEmpty}\n`);
}

/** Prints rows as one JSON list, row by row. */
export async function printJson(write: (text: string) => void, rows: Rows): Promise<void> {
  let separator = '[';
  for await (const row of rows) {
    write(`${separator}${JSON.stringify(row)}`);
    separator = ',';
  }
  write(separator === '[' ? '[]\n' : ']\n');
}
