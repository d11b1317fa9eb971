import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot } from './repository.ts';

/** A program to run, as one would type it. */
export interface Command {
  program: string;
  args: readonly string[];
  /** The repository's root where it is left out. */
  folder?: string;
  environment?: NodeJS.ProcessEnv;
}

/** How a program ended. */
export interface CommandResult {
  succeeded: boolean;
  /** All that it wrote, in order. */
  output: string;
  milliseconds: number;
}

/** What keeps the tools from calling home and from waiting for someone at a terminal. */
const quietly = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

/** Runs a program to its end and keeps what it writes. A missing program counts as a failed one. */
export async function runCommand(command: Command): Promise<CommandResult> {
  const start = performance.now();
  const child = spawn(command.program, command.args, {
    cwd: command.folder ?? repositoryRoot,
    env: { ...process.env, ...quietly, ...command.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text));
  }
  const succeeded = await once(child, 'close').then(
    ([code]) => code === 0,
    (error: unknown) => {
      written.push(`${command.program} could not be run: ${String(error)}\n`);
      return false;
    },
  );
  return { succeeded, output: written.join(''), milliseconds: performance.now() - start };
}
