import { createTableRenderer, type Row } from './table.ts';

/** Rows that are held before they are printed. */
const partSize = 500;

export type Rows = Iterable<Row> | AsyncIterable<Row>;

/** Prints rows as a table, part by part, or `whenEmpty`. */
export async function printTable(
  write: (text: string) => void,
  rows: Rows,
  whenEmpty: string,
): Promise<void> {
  const render = createTableRenderer();
  let isEmpty = true;
  let part: Row[] = [];
  const flush = () => {
    if (part.length === 0) return;
    write(`${render(part)}\n`);
    isEmpty = false;
    part = [];
  };
  for await (const row of rows) {
    if (part.push(row) >= partSize) flush();
  }
  flush();
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
