import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { runCommandLine } from '../cli/kestrova.ts';

export const apiFolder = resolve(import.meta.dirname, '../..');

/** The environment of test processes; the cache halves their start time. */
export const machineEnvironment = {
  PATH: process.env['PATH'],
  // As in `npm start` and the container.
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: resolve(apiFolder, 'node_modules/.cache/node'),
};

interface CliRun {
  code: number;
  output: string;
  errors: string;
}

/** Runs commands with `--json` and the settings of a place. */
export function createOperator(environment: Record<string, string>) {
  const run = (...args: string[]) => runCli(environment, '--json', ...args);
  return {
    run,
    /** Returns what a command printed. @throws if it does not succeed. */
    async runForJson(...args: string[]) {
      const { code, output, errors } = await run(...args);
      if (code !== 0 || errors !== '') throw new Error(`exit ${code}: ${errors}`);
      return JSON.parse(output) as unknown;
    },
    /** Returns the message of a command that fails. @throws if it succeeds. */
    async runForError(...args: string[]) {
      const { code, errors } = await run(...args);
      if (code !== 1) throw new Error(`exit ${code}: ${errors}`);
      return errors;
    },
  };
}

/** Runs the operator's command line in this process: starting one takes longer than most commands. */
export async function runCli(environment: Record<string, string>, ...args: string[]) {
  let [output, errors] = ['', ''];
  const code = await runCommandLine(args, {
    environment,
    write: (text) => {
      output += text;
    },
    writeError: (text) => {
      errors += text;
    },
    isInteractive: false,
  });
  return { code, output, errors };
}

/** Starts it in a separate process, as an operator does. */
export function startCliProcess(environment: Record<string, string>, ...args: string[]) {
  const { promise: ended, resolve: finish } = Promise.withResolvers<CliRun>();
  const child = execFile(
    process.execPath,
    ['src/cli/kestrova.ts', ...args],
    {
      cwd: apiFolder,
      env: { ...machineEnvironment, ...environment },
      maxBuffer: 64 * 1024 * 1024,
    },
    (error, output, errors) => {
      finish({ code: typeof error?.code === 'number' ? error.code : 0, output, errors });
    },
  );
  return { child, ended };
}
