export type Row = Readonly<Record<string, string | number | null>>;

const maxCellWidth = 60;

/** Writes rows as columns; the first row names them. Cells are cut at `maxWidth` characters. */
export function renderTable(rows: readonly Row[], maxWidth = maxCellWidth): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => formatCell(row[column], maxWidth)));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((line) => line[index]?.length ?? 0)),
  );
  return [columns, widths.map((width) => '─'.repeat(width)), ...cells]
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One line, without control characters, by which a visitor's text could move the cursor. */
function formatCell(value: string | number | null | undefined, maxWidth: number): string {
  const text = String(value ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  return text.length > maxWidth ? `${text.slice(0, maxWidth - 1)}…` : text;
}
