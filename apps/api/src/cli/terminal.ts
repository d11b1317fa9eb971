import { createInterface } from 'node:readline/promises';
import { BackupError } from '../backup/backup-format.ts';
import type { Task } from '../backup/task.ts';
import { inBatches } from '../database/read-pages.ts';

/** An error that the operator can fix; `message` says how, and no stack is shown. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Where a command line runs: its settings, its output, and whether an operator can be asked. */
export interface CommandLine {
  /** By default the process's own. */
  environment?: Record<string, string>;
  write: (text: string) => void;
  writeError: (text: string) => void;
  isInteractive: boolean;
}

export type Row = Readonly<Record<string, string | number | null>>;

type Rows = Iterable<Row> | AsyncIterable<Row>;

/** The output of a command: tables and steps for people, JSON for programs. */
export interface Terminal {
  /** Prints `text`, or `data` with --json. */
  print(text: string, data: object): void;
  /** Prints `text` for people only. */
  note(text: string): void;
  /** Prints rows as they come, so that many of them need no memory. */
  printRows(rows: Rows, whenEmpty: string): Promise<void>;
  /** Names the step that begins, on standard error and only to a person. */
  startStep: Task['startStep'];
  /** @throws CommandError if the operator does not type yes, or there is no terminal. */
  confirm(question: string): Promise<void>;
}

/** Creates the output of one command. */
export function createTerminal(commandLine: CommandLine, isJson: boolean): Terminal {
  const isInteractive = commandLine.isInteractive && !isJson;
  const write = (text: string) => {
    commandLine.write(`${text}\n`);
  };
  return {
    print(text, data) {
      write(isJson ? JSON.stringify(data) : text);
    },
    note(text) {
      if (!isJson) write(text);
    },
    printRows: (rows, whenEmpty) =>
      isJson ? printJson(commandLine.write, rows) : printTable(commandLine.write, rows, whenEmpty),
    startStep(name) {
      if (isInteractive) commandLine.writeError(`${name} …\n`);
    },
    confirm: (question) => confirm(question, isInteractive),
  };
}

/** Prints rows as a table, part by part, or `whenEmpty`. */
async function printTable(
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
async function printJson(write: (text: string) => void, rows: Rows): Promise<void> {
  let separator = '[';
  for await (const row of rows) {
    write(`${separator}${JSON.stringify(row)}`);
    separator = ',';
  }
  write(separator === '[' ? '[]\n' : ']\n');
}

const maxCellWidth = 60;

/** Writes rows as columns; the first row names them. Cells are cut at `maxWidth` characters. */
export function renderTable(rows: readonly Row[], maxWidth = maxCellWidth): string {
  return createTableRenderer(maxWidth)(rows);
}

/**
 * Renders a table part by part, so that a long table is never in memory as a whole. The first part has
 * the header; a later part may make a column wider.
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

/** Removes line breaks and control characters, with which a visitor's text could move the cursor. */
export function formatCell(
  value: string | number | null | undefined,
  maxWidth = Number.POSITIVE_INFINITY,
): string {
  const text = String(value ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  return text.length > maxWidth ? `${text.slice(0, maxWidth - 1)}…` : text;
}

/** Names of files that a sentence lists; `--json` has all of them. */
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

/** Runs what has several steps, and stops in good order at the first Ctrl-C; a second one kills it. */
export async function withTask<Result>(
  terminal: Terminal,
  work: (task: Task) => Promise<Result>,
): Promise<Result> {
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort(new BackupError('Stopped before the end.'));
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  try {
    return await work({ signal: stopping.signal, startStep: terminal.startStep });
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}
