import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** The folder that holds the whole repository. */
export const repositoryRoot = resolve(import.meta.dirname, '../../..');

export function inRepository(...parts: string[]): string {
  return resolve(repositoryRoot, ...parts);
}

/** Ends a command; the message says what to do, so no stack trace is shown. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs a command of the repository; if it throws, the process exits with 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Turns off telemetry and update notices. */
export const withoutTelemetry = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

/** Runs a program to its end; returns its output and errors, in order. A missing one counts as failed. */
export async function runProgram(command: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const start = performance.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...withoutTelemetry, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const succeeded = await once(child, 'close').then(
    ([code]) => code === 0,
    (error: unknown) => {
      output.push(`${program} could not be run: ${String(error)}\n`);
      return false;
    },
  );
  return { succeeded, output: output.join(''), milliseconds: performance.now() - start };
}

/** Formats a duration: `0.8 s`. */
export function formatDuration(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
