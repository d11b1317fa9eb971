import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../errors.ts';
import { isDiskFull } from '../files/error-code.ts';
import { second } from '../time.ts';

/** Long work, which the operator can stop and which reports the start of each step. */
export interface Task {
  /** Aborted with an OperatorError when the operator stops it. */
  signal: AbortSignal;
  startStep: (name: string) => void | Promise<void>;
}

const concurrency = 8;

/**
 * Runs `work` for every item, a few at once.
 * @throws the first failure, after all started work has ended, so that its files can be deleted.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += concurrency) {
    signal.throwIfAborted();
    const results = await Promise.allSettled(items.slice(start, start + concurrency).map(work));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }
}

const maxAttempts = 3;

/**
 * Runs `work` up to three times, a second apart, while the file store fails with errors of this kind.
 * @throws OperatorError with the reason of the last one.
 */
export async function retry<Result>(
  work: () => Promise<Result>,
  kind: new (...parameters: never[]) => Error,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof kind)) throw error;
      const { message } = error.cause instanceof Error ? error.cause : error;
      const failure = `The file store does not respond: ${message}. Check that it can be reached.`;
      if (attempt === maxAttempts) throw new OperatorError(failure, { cause: error });
      await pause(second);
    }
  }
}

/** The error to throw after a task has failed, with what to do. */
export function explainFailure(caught: unknown, { signal }: Task, advice: string): unknown {
  // An aborted stream or program throws an error of its own.
  const error: unknown = signal.aborted ? signal.reason : caught;
  if (isDiskFull(error)) return new OperatorError(`The disk is full. ${advice}`);
  return error instanceof OperatorError ? new OperatorError(`${error.message}\n${advice}`) : error;
}
