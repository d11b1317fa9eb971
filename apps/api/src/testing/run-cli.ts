import { execFile, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

export interface OperatorRun {
  code: number;
  output: string;
  errors: string;
}

const apiFolder = resolve(import.meta.dirname, '../..');

/** Runs the operator's command line as a process of its own, as an operator does. */
export async function runCli(
  environment: Record<string, string>,
  ...words: string[]
): Promise<OperatorRun> {
  const { promise, resolve: finish } = Promise.withResolvers<OperatorRun>();
  startOperator(environment, words, finish);
  return promise;
}

/** Starts it, for one who kills it. */
export function startOperator(
  environment: Record<string, string>,
  words: readonly string[],
  finish: (run: OperatorRun) => void,
): ChildProcess {
  return execFile(
    process.execPath,
    ['--conditions=@kestrova/source', 'src/cli/kestrova.ts', ...words],
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
