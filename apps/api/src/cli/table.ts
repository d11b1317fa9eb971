import { inBatches } from '../database/read-pages.ts';

export type Row = Readonly<Record<string, string | number | null>>;

const maxCellWidth = 60;

/** Writes rows as columns; the first row names them. Cells are cut at `maxWidth` characters. */
export function renderTable(rows: readonly Row[], maxWidth = maxCellWidth): string {
  return createTableRenderer(maxWidth)(rows);
}

/**
 * Renders a table part by part, so that a long one need not be held in memory: the first part has
 * the header, and a later one may make a column wider.
 */
function createTableRenderer(maxWidth = maxCellWidth): (rows: readonly Row[]) => string {
  let columns: string[] | undefined;
  let widths: number[] = [];
  return (rows) => {
    const isFirst = columns === undefined;
    columns ??= Object.keys(rows[0] ?? {});
    const names = columns;
    const cells = rows.map((row) => names.map((column) => formatCell(row[column], maxWidth)));
    widths = names.map((column, index) =>
      Math.max(column.length, widths[index] ?? 0, ...cells.map((line) => line[index]?.length ?? 0)),
    );
    const header = isFirst ? [names, widths.map((width) => '─'.repeat(width))] : [];
    return [...header, ...cells].map((line) => renderLine(line, widths)).join('\n');
  };
}

function renderLine(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, index) => cell.padEnd(widths[index] ?? 0));
  return padded.join('  ').trimEnd();
}

/** One line, without control characters, by which a visitor's text could move the cursor. */
function formatCell(value: string | number | null | undefined, maxWidth: number): string {
  const text = String(value ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  return text.length > maxWidth ? `${text.slice(0, maxWidth - 1)}…` : text;
}

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
