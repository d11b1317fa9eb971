import { createInterface } from 'node:readline/promises';
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

const gap = '  ';
/** In a narrower terminal the lines of a table break. */
const minWidth = 8;

/**
 * Writes rows as columns; the first row names them. If a row is longer than `maxWidth`, the cells of
 * the widest columns wrap.
 */
export function renderTable(rows: readonly Row[], maxWidth = Number.POSITIVE_INFINITY): string {
  const names = Object.keys(rows[0] ?? {});
  const [head = [], ...body] = [names, ...rows.map((row) => Object.values(row))].map((cells) =>
    cells.map(formatCell),
  );
  const longest = names.map((_, index) =>
    [head, ...body].reduce((width, cells) => Math.max(width, cells[index]?.length ?? 0), 0),
  );
  const widths = fitWidths(longest, maxWidth - gap.length * (names.length - 1));
  const wrap = (cells: readonly string[]) =>
    cells.map((cell, index) => wrapCell(cell, widths[index] ?? 0).split('\n'));
  const rule = widths.map((width) => '─'.repeat(width));
  return [head, rule, ...body].flatMap((cells) => joinCells(wrap(cells), widths)).join('\n');
}

/** Narrows the widest columns until their sum is at most `maxWidth`. */
function fitWidths(widths: readonly number[], maxWidth: number): readonly number[] {
  for (let limit = Math.max(...widths); limit > minWidth; limit -= 1) {
    const fitted = widths.map((width) => Math.min(width, limit));
    if (fitted.reduce((sum, width) => sum + width, 0) <= maxWidth) return fitted;
  }
  return widths.map((width) => Math.min(width, minWidth));
}

/** `wrapAnsi` counts the width of characters, and so would wrap Chinese that fits by its length. */
function wrapCell(cell: string, width: number): string {
  return cell.length <= width ? cell : wrapAnsi(cell, width, { hard: true });
}

function joinCells(cells: readonly string[][], widths: readonly number[]): string[] {
  return Array.from({ length: Math.max(...cells.map((lines) => lines.length)) }, (_, at) =>
    widths
      .map((width, index) => (cells[index]?.[at] ?? '').padEnd(width))
      .join(gap)
      .trimEnd(),
  );
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
