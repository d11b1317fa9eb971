import { execFile, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

export interface CliRun {
  code: number;
  output: string;
  errors: string;
}

const apiFolder = resolve(import.meta.dirname, '../..');

/** Runs the operator's command line in a process of its own. */
export async function runCli(
  environment: Record<string, string>,
  ...args: string[]
): Promise<CliRun> {
  const { promise, resolve: finish } = Promise.withResolvers<CliRun>();
  startCli(environment, args, finish);
  return promise;
}

/** Starts it without waiting for its end, so that it can be killed. */
export function startCli(
  environment: Record<string, string>,
  args: readonly string[],
  finish: (run: CliRun) => void,
): ChildProcess {
  return execFile(
    process.execPath,
    ['--conditions=@kestrova/source', 'src/cli/kestrova.ts', ...args],
    {
      cwd: apiFolder,
      env: { PATH: process.env['PATH'], ...environment },
      maxBuffer: 64 * 1024 * 1024,
    },
    (error, output, errors) => {
      finish({ code: typeof error?.code === 'number' ? error.code : 0, output, errors });
    },
  );
}
