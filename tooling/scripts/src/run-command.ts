import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot } from './repository.ts';

/** A program to run. */
export interface Command {
  program: string;
  args: readonly string[];
  environment?: NodeJS.ProcessEnv;
}

/** How a program ended. */
export interface CommandResult {
  succeeded: boolean;
  /** Its standard output and error, in order. */
  output: string;
  milliseconds: number;
}

/** Turns off telemetry and update notices. */
export const withoutTelemetry = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

/** Runs a program to its end and returns its output. A missing program counts as failed. */
export async function runCommand(command: Command): Promise<CommandResult> {
  const start = performance.now();
  const child = spawn(command.program, command.args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...withoutTelemetry, ...command.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const succeeded = await once(child, 'close').then(
    ([code]) => code === 0,
    (error: unknown) => {
      output.push(`${command.program} could not be run: ${String(error)}\n`);
      return false;
    },
  );
  return { succeeded, output: output.join(''), milliseconds: performance.now() - start };
}
