import { createInterface } from 'node:readline/promises';
import { Presets, SingleBar } from 'cli-progress';
import { CommandError } from './command-error.ts';
import { renderTable, type Row } from './table.ts';

/** How a command speaks: tables and progress for people, JSON for programs. */
export interface Terminal {
  /** One object for a program, lines for a person. */
  say(words: string, facts: object): void;
  showRows(rows: readonly Row[], whenEmpty: string): void;
  startProgress(label: string, total: number): Progress;
  /** @throws CommandError where the operator does not say yes, or cannot be asked. */
  confirm(question: string): Promise<void>;
}

export interface Progress {
  advance(by: number): void;
  finish(): void;
}

/** Speaks on standard output; progress goes to standard error, and only where a person watches. */
export function createTerminal(isJson: boolean): Terminal {
  const write = (text: string) => process.stdout.write(`${text}\n`);
  return {
    say(words, facts) {
      write(isJson ? JSON.stringify(facts) : words);
    },
    showRows(rows, whenEmpty) {
      if (isJson) write(JSON.stringify(rows));
      else write(rows.length === 0 ? whenEmpty : renderTable(rows));
    },
    startProgress: (label, total) =>
      isJson || !process.stderr.isTTY ? silentProgress : showProgress(label, total),
    confirm: (question) => confirm(question, isJson),
  };
}

const silentProgress: Progress = { advance: () => undefined, finish: () => undefined };

function showProgress(label: string, total: number): Progress {
  const format = `${label} {bar} {value}/{total} · {eta_formatted} left`;
  const bar = new SingleBar({ format, stream: process.stderr }, Presets.shades_classic);
  bar.start(total, 0);
  return {
    advance: (by) => {
      bar.increment(by);
    },
    finish: () => {
      bar.stop();
    },
  };
}

async function confirm(question: string, isJson: boolean): Promise<void> {
  if (isJson || !process.stdin.isTTY) {
    throw new CommandError(
      `${question} Nothing was changed: add --yes to go on without being asked.`,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} Type "yes" to go on: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was changed.');
}
