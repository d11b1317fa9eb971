import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Runs each piece of work in a transaction; several that come at the same time share one. */
export type GroupCommit = <Result>(
  work: (transaction: Transaction<Tables>) => Promise<Result>,
) => Promise<Result>;

interface Waiting {
  run(transaction: Transaction<Tables>): Promise<void>;
  commit(): void;
  fail(error: unknown): void;
}

const maxBatchSize = 50;

/**
 * Group commit: transactions that wait for SQLite's one connection share a commit, and so one
 * fsync. Each has its own savepoint, so a failed one rolls back alone, and none resolves before the
 * shared commit.
 */
export function createGroupCommit(queries: Kysely<Tables>): GroupCommit {
  const queue: Waiting[] = [];
  let isRunning = false;

  async function runQueue(): Promise<void> {
    isRunning = true;
    while (queue.length > 0) {
      // SQLite's commit blocks the event loop; requests that arrive during it join the next batch. Node
      // accepts one connection in each turn, so a commit in every turn would let 3,000 wait for 3,000.
      for (let turn = 0; turn < maxBatchSize; turn += 1) await nextTurn();
      await commitBatch(queries, queue.splice(0, maxBatchSize));
    }
    isRunning = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      let acknowledge = () => {};
      queue.push({
        async run(transaction) {
          const result = await work(transaction);
          acknowledge = () => resolve(result);
        },
        commit: () => acknowledge(),
        fail: reject,
      });
      if (!isRunning) void runQueue();
    });
}

async function commitBatch(queries: Kysely<Tables>, batch: readonly Waiting[]): Promise<void> {
  const done: Waiting[] = [];
  try {
    await queries.transaction().execute(async (transaction) => {
      for (const waiting of batch) {
        if (await runInSavepoint(transaction, waiting)) done.push(waiting);
      }
    });
  } catch (error) {
    // Those that failed alone are rejected already; a promise settles once.
    for (const waiting of batch) waiting.fail(error);
    return;
  }
  for (const waiting of done) waiting.commit();
}

async function runInSavepoint(transaction: Transaction<Tables>, waiting: Waiting) {
  await sql`savepoint work`.execute(transaction);
  try {
    await waiting.run(transaction);
  } catch (error) {
    waiting.fail(error);
    await undoSavepoint(transaction, error);
    return false;
  }
  await sql`release work`.execute(transaction);
  return true;
}

async function undoSavepoint(transaction: Transaction<Tables>, reason: unknown): Promise<void> {
  try {
    await sql`rollback to work`.execute(transaction);
    await sql`release work`.execute(transaction);
  } catch {
    // A full disk ended the whole transaction: the others fail for the same reason.
    throw reason;
  }
}
