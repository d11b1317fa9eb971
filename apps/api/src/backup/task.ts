import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../errors.ts';
import { second } from '../time.ts';

/** Long work, which the operator can stop and which reports the start of each step. */
export interface Task {
  /** Aborted with an OperatorError when the operator stops it. */
  signal: AbortSignal;
  startStep: (name: string) => void | Promise<void>;
}

const concurrency = 8;

/**
 * Runs `work` for every item, a few at once. After a failure or an abort it begins nothing more,
 * and throws after all started work has ended, so that its resources may be removed.
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const remaining = items.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const item of remaining) {
      if (failures.length > 0) return;
      try {
        signal.throwIfAborted();
        await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  if (failures.length > 0) throw failures[0];
}

const maxAttempts = 3;

/**
 * Runs `work` up to three times, a second apart, while it throws errors of this kind.
 * @throws OperatorError that explains the last one.
 */
export async function retry<Result, Transient extends Error>(
  work: () => Promise<Result>,
  kind: new (...parameters: never[]) => Transient,
  explain: (error: Transient) => string,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof kind)) throw error;
      if (attempt === maxAttempts) throw new OperatorError(explain(error), { cause: error });
      await pause(second);
    }
  }
}
