import { createInterface } from 'node:readline/promises';
import wrapAnsi from 'wrap-ansi';

/** An error that the operator can fix; `message` says how, and no stack is shown. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The environment of a command: its settings, its output, and whether it can ask the operator. */
export interface CommandLine {
  /** By default that of the process. */
  environment?: Record<string, string>;
  write: (text: string) => void;
  writeError: (text: string) => void;
  isInteractive: boolean;
  /** Whether the output goes to a terminal, and not to a program or a file. */
  isTerminal?: boolean;
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
    async printRows(rows: Iterable<Row> | AsyncIterable<Row>, whenEmpty: string) {
      const list = await Array.fromAsync(rows);
      const width = commandLine.isTerminal ? terminalCellWidth : undefined;
      print(list.length === 0 ? whenEmpty : renderTable(list, width), list);
    },
    /** Prints the current step to standard error, only if an operator reads it. */
    startStep: (name: string) => {
      if (isInteractive) commandLine.writeError(`${name} …\n`);
    },
    /** @throws CommandError if the operator does not type yes, or there is no terminal. */
    confirm: (question: string) => confirm(question, isInteractive),
  };
}

/** The width at which a cell wraps in a terminal; in a pipe, each row is one line. */
const terminalCellWidth = 60;

/**
 * Writes rows as columns; the first row names them. A longer cell wraps between words at `cellWidth`
 * characters, so that an id or an address stays whole.
 */
export function renderTable(rows: readonly Row[], cellWidth = Number.MAX_SAFE_INTEGER): string {
  const columns = Object.keys(rows[0] ?? {});
  const [head = [], ...body] = [columns, ...rows.map((row) => Object.values(row))].map((cells) =>
    cells.map((cell) => wrapAnsi(formatCell(cell), cellWidth).split('\n')),
  );
  const widths = columns.map((_, index) =>
    [head, ...body].reduce(
      (width, cells) => Math.max(width, ...(cells[index] ?? []).map((line) => line.length)),
      0,
    ),
  );
  const rule = widths.map((width) => ['─'.repeat(width)]);
  return [head, rule, ...body].flatMap((cells) => joinCells(cells, widths)).join('\n');
}

function joinCells(cells: readonly string[][], widths: readonly number[]): string[] {
  return Array.from({ length: Math.max(...cells.map((lines) => lines.length)) }, (_, at) =>
    widths
      .map((width, index) => (cells[index]?.[at] ?? '').padEnd(width))
      .join('  ')
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
    throw new CommandError(`${question} Nothing was changed: add --yes to skip this question.`);
  }
  const readline = createInterface({ input: process.stdin, output: process.stderr });
  const reply = await readline.question(`${question} Type "yes" to continue: `);
  readline.close();
  if (reply.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was changed.');
}
