import { createInterface } from 'node:readline/promises';
import Table from 'cli-table3';
import wrapAnsi from 'wrap-ansi';
import { OperatorError } from '../errors.ts';

/** The environment of a command: its settings, its output, and whether it can ask the operator. */
export interface CommandLine {
  /** By default that of the process. */
  environment?: Record<string, string>;
  write: (text: string) => void;
  writeError: (text: string) => void;
  isInteractive: boolean;
  /** The width of the terminal that shows the output; undefined if a program or a file receives it. */
  columns?: number | undefined;
}

export type Row = Readonly<Record<string, string | number | null>>;

/** The output of a command: tables and steps for people, JSON for programs. */
export type Terminal = ReturnType<typeof createTerminal>;

export function createTerminal(commandLine: CommandLine, isJson: boolean) {
  const isInteractive = commandLine.isInteractive && !isJson;
  const write = (text: string) => {
    commandLine.write(`${text}\n`);
  };
  const print = (text: string, data: object) => {
    write(isJson ? JSON.stringify(data) : text);
  };
  return {
    /** Prints `text`, or `data` with --json. */
    print,
    /** Prints `text` for people only. */
    note(text: string) {
      if (!isJson) write(text);
    },
    /** @param summarize makes a row short enough for a terminal; programs and files get it whole. */
    async printRows<Item extends Row>(
      rows: Iterable<Item> | AsyncIterable<Item>,
      whenEmpty: string,
      summarize: (row: Item) => Row = (row) => row,
    ) {
      const list = await Array.fromAsync(rows);
      const { columns } = commandLine;
      const shown = columns === undefined ? list : list.map(summarize);
      print(list.length === 0 ? whenEmpty : renderTable(shown, columns), list);
    },
    /** Prints the current step to standard error, only if an operator reads it. */
    startStep: (name: string) => {
      if (isInteractive) commandLine.writeError(`${name} …\n`);
    },
    /** @throws OperatorError if the operator does not type yes, or there is no terminal. */
    confirm: (question: string) => confirm(question, isInteractive),
  };
}

/** No lines between cells: each row of a pipe is one line for grep. */
const borders = ['top', 'bottom', 'left', 'right', 'mid'].flatMap((name) =>
  ['', '-mid', '-left', '-right'].map((end) => [name + end, ''] as const),
);
const chars = { ...Object.fromEntries(borders), middle: '  ' };
const style = { 'padding-left': 0, 'padding-right': 0, head: [], border: [] };
/** cli-table3 compares each cell with all before it: 10,000 rows at once would take six seconds. */
const rowsPerTable = 500;
/** In a narrower terminal the lines of a table break. */
const minWidth = 8;

/**
 * Writes rows as columns; the first row names them. If a row is longer than `maxWidth`, the cells of
 * the widest columns wrap.
 */
export function renderTable(rows: readonly Row[], maxWidth = Number.POSITIVE_INFINITY): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => Object.values(row).map(formatCell))];
  const limit = findWidthLimit(lines, maxWidth - 2 * (names.length - 1));
  const tables = [];
  for (let start = 0; start < lines.length; start += rowsPerTable) {
    const table = new Table({ chars, style });
    for (const cells of lines.slice(start, start + rowsPerTable)) {
      table.push(cells.map((cell) => wrapCell(cell, limit)));
    }
    tables.push(table.toString());
  }
  return tables.join('\n').replaceAll(/ +$/gm, '');
}

function wrapCell(cell: string, width: number): string {
  return cell.length <= width ? cell : wrapAnsi(cell, width, { hard: true });
}

/** The width at which cells wrap, so that all columns together are at most `maxWidth` wide. */
function findWidthLimit(lines: readonly string[][], maxWidth: number): number {
  const longest = (lines[0] ?? []).map((_, index) =>
    lines.reduce((width, cells) => Math.max(width, cells[index]?.length ?? 0), 0),
  );
  const sum = (limit: number) =>
    longest.reduce((total, width) => total + Math.min(width, limit), 0);
  let limit = Math.max(minWidth, ...longest);
  while (limit > minWidth && sum(limit) > maxWidth) limit -= 1;
  return limit;
}

/** Removes line breaks and control characters: in a visitor's text they could move the cursor. */
export function formatCell(value: string | number | null | undefined): string {
  return String(value ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** Max file names in a message; `--json` lists all of them. */
const maxNamesShown = 20;

export function nameSome(names: readonly string[]): string {
  const more = names.length - maxNamesShown;
  const shown = names.slice(0, maxNamesShown).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

async function confirm(question: string, isInteractive: boolean): Promise<void> {
  if (!isInteractive) {
    throw new OperatorError(`${question} Nothing was changed: add --yes to skip this question.`);
  }
  using readline = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C and Ctrl-D reject it, and mean no.
  const reply = await readline.question(`${question} Type "yes" to continue: `).catch(() => '');
  if (reply.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was changed.');
}
