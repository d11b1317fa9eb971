import { execFile, type ChildProcess } from 'node:child_process';
import { runCommandLine } from '../cli/run-command-line.ts';
import { apiFolder, machineEnvironment } from './server-process.ts';

export interface CliRun {
  code: number;
  output: string;
  errors: string;
}

/** Runs the operator's command line in this process: starting one takes longer than most commands. */
export async function runCli(
  environment: Record<string, string>,
  ...args: string[]
): Promise<CliRun> {
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

/** Runs it in a process of its own, as an operator does. */
export async function runCliProcess(
  environment: Record<string, string>,
  ...args: string[]
): Promise<CliRun> {
  const { promise, resolve: finish } = Promise.withResolvers<CliRun>();
  startCliProcess(environment, args, finish);
  return promise;
}

/** Starts it without waiting for its end, so that it can be killed. */
export function startCliProcess(
  environment: Record<string, string>,
  args: readonly string[],
  finish: (run: CliRun) => void,
): ChildProcess {
  return execFile(
    process.execPath,
    ['--conditions=@kestrova/source', 'src/cli/kestrova.ts', ...args],
    {
      cwd: apiFolder,
      env: { ...machineEnvironment, ...environment },
      maxBuffer: 64 * 1024 * 1024,
    },
    (error, output, errors) => {
      finish({ code: typeof error?.code === 'number' ? error.code : 0, output, errors });
    },
  );
}
