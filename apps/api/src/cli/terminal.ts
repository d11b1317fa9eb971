import { createInterface } from 'node:readline/promises';

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

/** The output of a command: tables and steps for people, JSON for programs. */
export type Terminal = ReturnType<typeof createTerminal>;

/** Creates the output of one command. */
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
      print(list.length === 0 ? whenEmpty : renderTable(list), list);
    },
    /** Names the step that begins, on standard error and only to a person. */
    startStep: (name: string) => {
      if (isInteractive) commandLine.writeError(`${name} …\n`);
    },
    /** @throws CommandError if the operator does not type yes, or there is no terminal. */
    confirm: (question: string) => confirm(question, isInteractive),
  };
}

const maxCellWidth = 60;

/** Writes rows as columns; the first row names them. Cells are cut at `maxWidth` characters. */
export function renderTable(rows: readonly Row[], maxWidth = maxCellWidth): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => formatCell(row[column], maxWidth)));
  const widths = columns.map((column, index) =>
    cells.reduce((width, line) => Math.max(width, line[index]?.length ?? 0), column.length),
  );
  const rule = widths.map((width) => '─'.repeat(width));
  return [columns, rule, ...cells]
    .map((line) => line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
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
