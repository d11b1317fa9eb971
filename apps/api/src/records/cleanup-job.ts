import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../services.ts';
import { deleteTemporaryFiles } from '../files/temporary-files.ts';
import { deleteOldKeys } from '../idempotency/idempotency.ts';
import { overwriteDeleted } from '../database/open-database.ts';
import { every } from '../time.ts';
import { countRows } from './delete-records.ts';
import { finishErasing } from './erase-person.ts';
import { finishRemovals, type RecordServices } from './pending-removals.ts';
import { applyRetention, type RetentionReport } from './apply-retention.ts';

/** The steps of the cleanup; each fails alone. */
export const cleanupSteps = [
  'temporary-files',
  'idempotency-keys',
  'retention',
  'removals',
] as const;

export type CleanupStep = (typeof cleanupSteps)[number];

/** `withheld`: deleting looked wrong, so nothing was deleted, and the log says why. */
export type CleanupOutcome = 'success' | 'failure' | 'withheld';

export interface CleanupObserver {
  onStep(step: CleanupStep, outcome: CleanupOutcome): void;
  onDeleted(kind: 'record' | 'email' | 'webhook' | 'file', count: number): void;
}

const withheldMessage =
  'nothing is deleted, since it would be more than half of all records; check RETENTION_DAYS and the clock, and run "retention apply" if they may be deleted';

/**
 * Starts the job that deletes expired data at every interval. At the start it deletes only temporary
 * files: a server started on the wrong database or folder can be stopped before the first run. Several
 * instances may run it at once.
 */
export function startCleanupJob(
  services: RecordServices & Pick<Services, 'config'>,
  observer: CleanupObserver,
  log: FastifyBaseLogger,
) {
  const { incomingDir, outgoingDir, cleanupInterval } = services.config.files;
  const job = every(cleanupInterval, (_signal, isWoken) => (isWoken ? finishWoken() : cleanUp()));
  const { signal } = job;
  void deleteTemporary();

  /** A step that fails does not stop the next ones. */
  async function attempt<Result>(
    step: CleanupStep,
    run: () => Promise<Result>,
    toOutcome: (result: Result) => CleanupOutcome = () => 'success',
  ): Promise<Result | undefined> {
    try {
      signal.throwIfAborted();
      const result = await run();
      observer.onStep(step, toOutcome(result));
      return result;
    } catch (error) {
      if (signal.aborted) return undefined;
      observer.onStep(step, 'failure');
      log.error({ err: error, step }, 'a step of the cleanup failed; the next run retries it');
      return undefined;
    }
  }

  async function deleteTemporary(): Promise<void> {
    await attempt('temporary-files', () =>
      Promise.all([incomingDir, outgoingDir].map(deleteTemporaryFiles)),
    );
  }

  async function cleanUp(): Promise<void> {
    const { database } = services;
    await deleteTemporary();
    await attempt('idempotency-keys', () => deleteOldKeys(database.queries));
    const retention = await attempt('retention', deleteExpired, ({ outcome }) => outcome);
    const removals = await attempt('removals', () => finishRemovals(services), hasFailed);
    observer.onDeleted('file', removals?.files ?? 0);
    log.info({ event: 'cleanup', retention, removals });
  }

  async function deleteExpired(): Promise<RetentionReport> {
    const { database, config } = services;
    const report = await applyRetention(database, { retentionDays: config.retentionDays, signal });
    if (report.outcome === 'withheld') {
      log.error({ event: 'retention-withheld', ...report }, withheldMessage);
      return report;
    }
    observer.onDeleted('record', report.records);
    observer.onDeleted('email', report.emails);
    observer.onDeleted('webhook', report.webhooks);
    if (countRows(report) > 0) await overwriteDeleted(database, 0);
    return report;
  }

  /** Finishes pending removals soon, since a visitor has replaced or withdrawn something. */
  async function finishWoken(): Promise<void> {
    const erasing = await attempt(
      'removals',
      () => finishErasing(services, 0),
      ({ finished }) => hasFailed(finished),
    );
    observer.onDeleted('file', erasing?.finished.files ?? 0);
  }

  return job;
}

function hasFailed({ failures }: { failures: readonly string[] }): CleanupOutcome {
  return failures.length > 0 ? 'failure' : 'success';
}
